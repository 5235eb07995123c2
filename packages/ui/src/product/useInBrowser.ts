'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its page is taken over, then true: what is loaded late must not take part in the
 * first render, or React throws the server's part of it away.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
