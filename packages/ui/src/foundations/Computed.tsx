import { useEffect, useRef, useState } from 'react';

/** Reads values of an element again whenever brand, mode, contrast, density or the window change. */
export function useComputed<Value>(read: (style: CSSStyleDeclaration) => Value) {
  const ref = useRef<HTMLDivElement>(null);
  const reading = useRef(read);
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setValue(reading.current(getComputedStyle(element)));
    measure();
    const theme = new MutationObserver(measure);
    theme.observe(document.documentElement, { attributes: true });
    window.addEventListener('resize', measure);
    return () => {
      theme.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { ref, value };
}
