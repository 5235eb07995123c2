import { useEffect, useState } from 'react';
import { isSparing, onFirstSign, whenIdle } from './moments.ts';

/** True once the page has nothing better to do; on 2g or with data saver only at a sign of a person (product.md §9). */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (isSparing()) onFirstSign(window, begin);
    else whenIdle(begin);
  }, []);
  return idle;
}
