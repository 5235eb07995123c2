import { Heading, Stack } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { type ReactNode, useId } from 'react';

/** A part of the settings under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
