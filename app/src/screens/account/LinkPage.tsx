import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { StatusPage } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';

import { useState } from 'react';
import { type Followed, followLink, type MailedLink } from '../../features/account/mailed-link.ts';
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
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const follow = async () => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    const answer = await followLink(visit, link, token);
    setPending(false);
    if (!('problem' in answer)) onDone(answer);
    else if (onFailed && answer.problem.code === 'reset_link_invalid') onFailed(answer.problem);
    else setProblem(answer.problem);
  };
  return (
    <StatusPage
      title={<Trans {...texts.title} components={{ em: <em /> }} />}
      actions={
        <Button tone="primary" size="l" pending={pending} onClick={() => void follow()}>
          {t(texts.action)}
        </Button>
      }
    >
      <p>{t(texts.body)}</p>
      <FormErrorNotice problem={problem} />
    </StatusPage>
  );
}
