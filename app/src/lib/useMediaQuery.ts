import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, updated on every change; false in the first render. */
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

/** A phone in either orientation. By the size of the device: windows on a desktop can be as narrow. */
const smartphone = '(pointer: coarse) and ((device-width < 600px) or (device-height < 600px))';

/** Whether the sign-up opens in a dialog: everywhere but on smartphones (spec § 3.7). */
export const useHasSignupDialog = (): boolean => useMediaQuery(`not (${smartphone})`);
