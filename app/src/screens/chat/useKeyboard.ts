import { useSyncExternalStore } from 'react';

const query = '(hover: hover) and (pointer: fine)';
const listen = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** True on a device with a mouse, which has a real keyboard too: there Enter sends. */
export const useKeyboard = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
