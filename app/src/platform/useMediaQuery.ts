import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query fits, followed; false in the first render. */
export function useMediaQuery(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  const read = () => matchMedia(query).matches;
  return useSyncExternalStore(listen, read, () => false);
}

/** True where a dialog has room beside the page: tablets and desktops. */
export const useRoomy = (): boolean => useMediaQuery('(width >= 768px)');
