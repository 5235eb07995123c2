import { Heading, Stack } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { type ReactNode, useId } from 'react';

/** A card under its own heading: a section of a page, which has a larger one, or a notice. */
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
