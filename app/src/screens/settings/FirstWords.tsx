import { Text } from '@velluto/ui/base';
import { type ReactNode, useEffect, useRef } from 'react';

const plain = { outline: 'none' };

/** The words above what took the place of a button: they are read out, and the keyboard goes on from there. */
export function FirstWords({ children }: { children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} style={plain}>
      <Text>{children}</Text>
    </div>
  );
}
