'use client';

import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref for an element that the component needs itself and its caller may ask for too. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    element => {
      own.current = element;
      const cleanUp = typeof given === 'function' ? given(element) : undefined;
      if (given && typeof given !== 'function') given.current = element;
      return () => {
        own.current = null;
        if (typeof cleanUp === 'function') cleanUp();
        else if (typeof given === 'function') given(null);
        else if (given) given.current = null;
      };
    },
    [own, given],
  );
}
