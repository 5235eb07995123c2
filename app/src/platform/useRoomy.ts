import { useSyncExternalStore } from 'react';

const query = '(width >= 768px)';
const listen = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** True where a dialog has room beside the page: tablets and desktops; never in the first render. */
export const useRoomy = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
