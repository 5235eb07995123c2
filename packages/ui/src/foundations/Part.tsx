import type { ReactNode } from 'react';
import { Heading } from '../base/Heading/Heading.tsx';
import { Inline } from '../base/Inline/Inline.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { VariableWithValue } from './CopyVariable.tsx';
import { pixels, useComputed } from './useComputed.ts';

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

const inlineSize = (style: CSSStyleDeclaration) => pixels(Number.parseFloat(style.inlineSize));

/** A distance as a bar, with its name before and its size and its variable after it. */
export function Distance({ name, size, square }: { name: ReactNode; size: string; square?: boolean }) {
  const { ref, value } = useComputed(inlineSize);
  return (
    <Inline gap={4} wrap={false}>
      <ValueName>{name}</ValueName>
      <div
        ref={ref}
        style={{
          flex: 'none',
          inlineSize: size,
          blockSize: square ? size : '0.75rem',
          background: vars.content.strong,
        }}
      />
      <VariableWithValue variable={size} value={value} />
    </Inline>
  );
}
