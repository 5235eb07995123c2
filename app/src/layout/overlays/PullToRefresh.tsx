import { Icon, icons, Spinner, Surface } from '@velluto/ui/base';
import { type CSSProperties, useEffect, useState } from 'react';
import { useNavigator, usePage } from '../../lib/router/router-context.tsx';
import { belowBar } from './floating.ts';
import { followPulls } from './pulls.ts';

/** Shapes of pages that are lists of people. */
const lists: readonly unknown[] = ['tiles', 'rows', 'chats'];

const place: CSSProperties = {
  position: 'fixed',
  zIndex: 60,
  insetBlockStart: belowBar,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
};

const disc: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
};

/**
 * In the installed app of Apple's devices, a list is loaded again when a finger pulls it down. Screen readers hear of it from
 * the line that every load shows; where the server gives no answer, the list stays.
 */
export default function PullToRefresh() {
  const { reload } = useNavigator();
  const { shape } = usePage().route;
  const [share, setShare] = useState(0);
  const [loading, setLoading] = useState(false);
  const follows = lists.includes(shape) && !loading;
  useEffect(() => {
    if (!follows) return;
    const stop = followPulls(setShare, () => {
      setLoading(true);
      void reload().finally(() => setLoading(false));
    });
    return () => {
      stop();
      setShare(0);
    };
  }, [follows, reload]);
  if (!loading && share === 0) return null;
  return (
    <div aria-hidden style={place} data-pull={loading ? 'loading' : 'pulling'}>
      <Surface elevated style={{ ...disc, opacity: loading ? 1 : share }}>
        {loading ? (
          <Spinner />
        ) : (
          <span style={{ display: 'grid', rotate: share === 1 ? '180deg' : undefined }}>
            <Icon shape={icons.chevronDown} />
          </span>
        )}
      </Surface>
    </div>
  );
}
