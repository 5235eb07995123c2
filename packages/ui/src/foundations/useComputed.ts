import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The value read at the element that gets `ref`; undefined before the first reading. */
interface Computed<Value> {
  ref: RefObject<HTMLDivElement | null>;
  value: Value | undefined;
}

/**
 * What a function reads from the computed styles of an element, read again whenever brand, mode, contrast or density of the
 * page change, or the size of its window.
 *
 * @param read the same function in every drawing
 */
export function useComputed<Value>(read: (style: CSSStyleDeclaration) => Value): Computed<Value> {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const readAgain = () => {
      // an element that has left the page has no styles
      if (ref.current?.isConnected) setValue(read(getComputedStyle(ref.current)));
    };
    readAgain();
    const observer = new MutationObserver(readAgain);
    observer.observe(document.documentElement, { attributes: true });
    window.addEventListener('resize', readAgain);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', readAgain);
    };
  }, [read]);
  return { ref, value };
}

/** Value of a variable of the theme as it is written there: `180ms`. */
export function useVariable(variable: string): Computed<string> {
  const read = useCallback(
    (style: CSSStyleDeclaration) => style.getPropertyValue(variable.slice('var('.length, -1)),
    [variable],
  );
  return useComputed(read);
}

/** A number of pixels: `12.5 px`. */
export const pixels = (length: number): string => `${Math.round(length * 10) / 10} px`;
