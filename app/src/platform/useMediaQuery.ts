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

/** A finger on a small screen, whichever way it is held; the width of the window says nothing. */
const smartphone = '(pointer: coarse) and ((device-width < 600px) or (device-height < 600px))';

/** Whether the sign-up opens in a dialog: everywhere but on smartphones (product.md §2 "Opening signup"). */
export const useHasSignupDialog = (): boolean => useMediaQuery(`not (${smartphone})`);
