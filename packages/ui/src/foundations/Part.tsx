import type { ReactNode } from 'react';
import { Heading } from '../base/Heading/Heading.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';

/** One part of a page about foundations: what it is called, when to use which, and the values. */
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

/** Name of a value, in front of it. */
export const ValueName = ({ children }: { children: ReactNode }) => (
  <div style={{ inlineSize: '5rem', flex: 'none' }}>
    <Text size="xs" tone="muted">
      {children}
    </Text>
  </div>
);
