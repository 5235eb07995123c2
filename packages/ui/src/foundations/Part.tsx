import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Heading } from '../base/Heading/Heading.tsx';
import { Inline } from '../base/Inline/Inline.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';

/** One section of a foundations page: its title, when to use which value, and the values. */
export const Part = ({ title, rule, children }: { title: string; rule: string; children: ReactNode }) => (
  <Stack gap={4}>
    <Stack gap={1}>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <div style={{ maxInlineSize: '38rem' }}>
        <Text tone="muted">{rule}</Text>
      </div>
    </Stack>
    {children}
  </Stack>
);

/** Name of a value, shown before it. */
export const ValueName = ({ children }: { children: ReactNode }) => (
  <div style={{ inlineSize: '5rem', flex: 'none' }}>
    <Text size="xs" tone="muted">
      {children}
    </Text>
  </div>
);

const rounded = (length: string) => length && `${Math.round(Number.parseFloat(length) * 10) / 10} px`;

export interface MeasuredProps {
  of: 'inlineSize' | 'fontSize';
  /** Renders the element to measure, with `ref` on it, and the measured value. */
  children: (ref: (element: HTMLElement | null) => void, value: string) => ReactNode;
}

/** The value of a variable in the chosen brand and density, measured on an element. */
export function Measured({ of, children }: MeasuredProps) {
  const [value, setValue] = useState('');
  const observer = useRef<ResizeObserver>(undefined);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      observer.current?.disconnect();
      if (!element) return;
      observer.current = new ResizeObserver(() => setValue(rounded(getComputedStyle(element)[of])));
      observer.current.observe(element);
    },
    [of],
  );
  return children(watch, value);
}

/** A distance as a bar, with its name before and its size after it. */
export const Distance = ({ name, size, square }: { name: ReactNode; size: string; square?: boolean }) => (
  <Inline gap={4} wrap={false}>
    <ValueName>{name}</ValueName>
    <Measured of="inlineSize">
      {(ref, value) => (
        <>
          <div
            ref={ref}
            style={{
              inlineSize: size,
              blockSize: square ? size : '0.75rem',
              background: vars.content.strong,
            }}
          />
          <Text size="xs" tone="muted" tabular>
            {value}
          </Text>
        </>
      )}
    </Measured>
  </Inline>
);
