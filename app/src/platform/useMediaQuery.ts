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

/** Whether a dialog fits beside the page: on desktops and tablets. */
export const useIsDesktop = (): boolean => useMediaQuery('(width >= 768px)');
