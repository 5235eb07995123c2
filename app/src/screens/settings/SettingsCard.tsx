import { Heading, Stack } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { SettingsPartTitle } from '@velluto/ui/product/settings';
import { type ReactNode, useId } from 'react';

/** A card of the settings under its own heading, which as that of a whole `part` is the headline of the page on phones. */
export function SettingsCard({
  title,
  part = false,
  children,
}: {
  title: string;
  part?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const heading = (
    <Heading level={2} size="h3" id={id}>
      {title}
    </Heading>
  );
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        {part ? <SettingsPartTitle>{heading}</SettingsPartTitle> : heading}
        {children}
      </Stack>
    </Card>
  );
}
