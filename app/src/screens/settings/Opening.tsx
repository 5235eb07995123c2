import { Button, Inline, Stack, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';

/** A part of the settings as it is, with a button that opens its form; the form is loaded then and may close itself. */
export function Opening({
  title,
  detail,
  action,
  children,
}: {
  title: string;
  detail?: string;
  action: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <Stack gap={1}>
            <Text strong id={id}>
              {title}
            </Text>
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
        {open && <Suspense>{typeof children === 'function' ? children(close) : children}</Suspense>}
      </Stack>
    </Card>
  );
}
