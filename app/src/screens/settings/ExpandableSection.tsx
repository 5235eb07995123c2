import { Button, Inline, Stack, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { SettingsPartTitle } from '@velluto/ui/product/settings';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

/** A part of the settings with its current state, and a button that opens its form; the form gets a function to close it. */
export function ExpandableSection({
  title,
  detail,
  action,
  chosen = false,
  children,
}: {
  title: string;
  detail?: ReactNode;
  action: string;
  /** The address is that of this part: the form is open at first, or opens once this becomes true. */
  chosen?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(chosen);
  useLayoutEffect(() => {
    if (chosen) setOpen(true);
  }, [chosen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <Stack gap={1}>
            <SettingsPartTitle>
              <Text strong id={id}>
                {title}
              </Text>
            </SettingsPartTitle>
            {detail && (
              <Text size="s" tone="muted">
                {detail}
              </Text>
            )}
          </Stack>
          <Button ref={button} size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
            {action}
          </Button>
        </Inline>
        {open && children(close)}
      </Stack>
    </Card>
  );
}
