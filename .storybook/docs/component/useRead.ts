import { useEffect, useState } from 'react';

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
  return found?.key === key ? found.value : undefined;
}
