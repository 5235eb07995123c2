import { Heading, Stack } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { type ReactNode, useId } from 'react';

/** A card under its own heading. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size="l" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
