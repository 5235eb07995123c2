import { Button } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import type { ReactNode } from 'react';
import { useSubmit } from '../../platform/useSubmit.ts';

/** What a mailed link is for, and the button that does it: scanners of mails open links, and must change nothing. */
export function LinkPage({
  title,
  action,
  send,
  done = false,
  children,
}: {
  title: ReactNode;
  /** Words of the button. */
  action: string;
  send: () => Promise<void>;
  /** It was done: there is no button any more. */
  done?: boolean;
  children: ReactNode;
}) {
  const { submit, pending, problem } = useSubmit(send);
  return (
    <StatusPage
      title={title}
      actions={
        !done && (
          <Button tone="primary" size="l" pending={pending} onClick={() => void submit()}>
            {action}
          </Button>
        )
      }
    >
      {children}
      <FormErrorNotice problem={problem} />
    </StatusPage>
  );
}
