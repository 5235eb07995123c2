import { useEffect, useState } from 'react';
import { type PushState, readPush, thisBrowser } from '../../platform/push.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** How far push has come on this device; not known before the browser was asked. */
export function usePush() {
  const { site } = useVisit();
  const [push, setPush] = useState<PushState>('unknown');
  useEffect(() => {
    let here = true;
    void readPush(thisBrowser(), site.push_public_key).then(read => here && setPush(read));
    return () => {
      here = false;
    };
  }, [site]);
  return [push, setPush] as const;
}
