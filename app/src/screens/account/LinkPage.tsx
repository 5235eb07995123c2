import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { StatusPage } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { type Followed, followLink, type MailedLink } from '../../features/account/mailed-link.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';

/**
 * What a mailed link is for, and the button that does it: scanners of mails open links, and must change nothing.
 * `onFailed` is told of a problem that trying again does not mend.
 */
export function LinkPage({
  link,
  token,
  texts,
  onDone,
  onFailed,
}: {
  link: MailedLink;
  token: string;
  texts: Record<'title' | 'body' | 'action', MessageDescriptor>;
  onDone: (followed: Followed) => void;
  onFailed?: (problem: Problem) => void;
}) {
  const { t } = useLingui();
  const visit = useVisit();

  const { submit, pending, refused } = useSubmit(async () => {
    const answer = await followLink(visit, link, token);
    if (!('problem' in answer)) {
      onDone(answer);
      return null;
    }
    if (!onFailed || answer.problem.code !== 'reset_link_invalid') return answer.problem;
    onFailed(answer.problem);
    return null;
  });
  return (
    <StatusPage
      title={<Trans {...texts.title} components={{ em: <em /> }} />}
      actions={
        <Button tone="primary" size="l" pending={pending} onClick={() => void submit()}>
          {t(texts.action)}
        </Button>
      }
    >
      <p>{t(texts.body)}</p>
      <FormErrorNotice problem={refused} />
    </StatusPage>
  );
}
