import { Heading, Stack } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { type ReactNode, useId } from 'react';

/** A card under its own heading; as a section of the settings the heading is an `h3` in size, with more space below it. */
export function TitledCard({
  title,
  size = 'l',
  children,
}: {
  title: string;
  size?: 'l' | 'h3';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={size === 'l' ? 3 : 4}>
        <Heading level={2} size={size} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
