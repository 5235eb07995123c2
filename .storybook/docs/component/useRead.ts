import { useEffect, useLayoutEffect, useState } from 'react';

/** Counts the open reads on the page, so that a check of it can wait until nothing is read any more. */
function countReads(change: 1 | -1): void {
  const { dataset } = document.documentElement;
  dataset.reading = String(Number(dataset.reading ?? 0) + change);
}

/** A value that is read from files; undefined until it is there. */
export function useRead<Value>(read: () => Promise<Value>, key: string): Value | undefined {
  const [found, setFound] = useState<{ key: string; value: Value }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    let wanted = true;
    void read().then(value => wanted && setFound({ key, value }));
    return () => {
      wanted = false;
    };
  }, [key]);
  const isRead = found?.key === key;
  // before it is painted: no check sees a page whose reads are not counted
  useLayoutEffect(() => {
    if (isRead) return;
    countReads(1);
    return () => countReads(-1);
  }, [isRead]);
  return isRead ? found.value : undefined;
}
