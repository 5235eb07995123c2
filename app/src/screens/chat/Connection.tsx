import { ConnectionBanner } from '@velluto/ui/product/shell';
import { type CSSProperties, useEffect, useState } from 'react';
import { type ConnectionState, followConnection } from '../../platform/connection.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** Below the bar and above the messages, of which it moves none. */
const place: CSSProperties = { position: 'absolute', zIndex: 1, insetInline: 0, insetBlockStart: '100%' };

/** Says in a conversation that what is new cannot come at the moment. */
export function Connection() {
  const { bus } = useVisit();
  const [state, setState] = useState<ConnectionState>('online');
  useEffect(() => followConnection(bus, window, setState), [bus]);
  return (
    <div style={place}>
      <ConnectionBanner state={state} />
    </div>
  );
}
