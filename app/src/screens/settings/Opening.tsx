import { Button } from '@velluto/ui/base';
import { Card, ListRow } from '@velluto/ui/patterns';
import { type ReactNode, useId, useState } from 'react';
import { Later } from '../../platform/Later.tsx';

/** A part of the settings as it is now, with a button that opens its form; the form is loaded then. */
export function Opening({
  title,
  detail,
  action,
  children,
}: {
  title: string;
  detail?: string;
  action: string;
  children: ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" labelledBy={id}>
      <ListRow
        title={
          <span id={id} dir="auto">
            {title}
          </span>
        }
        detail={detail}
        end={
          <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
            {action}
          </Button>
        }
      />
      {open && <Later>{children}</Later>}
    </Card>
  );
}
