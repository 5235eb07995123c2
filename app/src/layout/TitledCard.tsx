import { Heading, Stack } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { SettingsPartTitle } from '@velluto/ui/product/settings';
import { type ReactNode, useId } from 'react';

/**
 * A card under its own heading; in the settings the heading is an `h3` in size, with more space below it, and as that of a
 * whole `part` it is the headline on phones.
 */
export function TitledCard({
  title,
  size = 'l',
  part = false,
  children,
}: {
  title: string;
  size?: 'l' | 'h3';
  part?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const heading = (
    <Heading level={2} size={size} id={id}>
      {title}
    </Heading>
  );
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={size === 'l' ? 3 : 4}>
        {part ? <SettingsPartTitle>{heading}</SettingsPartTitle> : heading}
        {children}
      </Stack>
    </Card>
  );
}
