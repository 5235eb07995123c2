import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows, and what does not change meanwhile; false on the server and in the first render. */
export const useInBrowser = (read: () => boolean): boolean => useSyncExternalStore(never, read, () => false);
