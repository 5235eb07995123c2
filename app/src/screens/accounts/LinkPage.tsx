import { Button } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import type { ReactNode } from 'react';
import { useSubmit } from '../../lib/useSubmit.ts';

/** The page of a mailed link: explains it and has the button, because mail scanners open links and must change nothing. */
export function LinkPage({
  title,
  action,
  send,
  done = false,
  children,
}: {
  title: ReactNode;
  /** Text of the button. */
  action: string;
  send: () => Promise<void>;
  /** Done: the button disappears. */
  done?: boolean;
  children: ReactNode;
}) {
  const { onSubmit, pending, problem } = useSubmit(send);
  return (
    <form method="post" onSubmit={event => onSubmit(event)}>
      <StatusPage
        title={title}
        actions={
          !done && (
            <Button tone="primary" size="l" type="submit" pending={pending}>
              {action}
            </Button>
          )
        }
      >
        {children}
        <FormErrorNotice problem={problem} />
      </StatusPage>
    </form>
  );
}
