import { useLingui } from '@lingui/react/macro';
import { MailChangeResult } from '@velluto/ui/product/signup';
import { plain } from '@velluto/ui/provider';
import { useState } from 'react';
import type { Followed } from '../../features/account/mailed-link.ts';
import { accessMessages as messages } from '../../locales/messages/access.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { LinkPage } from './LinkPage.tsx';

const confirming = {
  title: messages.mailChange,
  body: messages.mailChangeBody,
  action: messages.confirm,
};
const undoing = { title: messages.mailUndo, body: messages.mailUndoBody, action: messages.undo };

/** The links in the mails about a changed address lead here: `token` confirms it, `undo` takes it back. */
export default function MailChangeScreen({ search }: ScreenProps) {
  const { t } = useLingui();
  const { site } = useVisit();
  const undo = search.get('undo');
  const token = undo ?? search.get('token');
  const [result, setResult] = useState<Followed | 'failed' | null>(token ? null : 'failed');
  const texts = undo ? undoing : confirming;
  useTitle(plain(t(texts.title)));

  if (result === 'failed') {
    const supportHref = `mailto:${site.support_email}`;
    return <MailChangeResult result="error" settingsHref="/settings" supportHref={supportHref} />;
  }
  if (result === null) {
    return (
      <LinkPage
        link={undo ? 'mail-undo' : 'mail-change'}
        token={token ?? ''}
        texts={texts}
        onDone={setResult}
        onFailed={() => setResult('failed')}
      />
    );
  }
  const { email = '', resetToken = '' } = result;
  return undo ? (
    <MailChangeResult
      result="undone"
      email={email}
      passwordHref={`/reset-password/do?token=${encodeURIComponent(resetToken)}`}
    />
  ) : (
    <MailChangeResult result="done" email={email} membersHref="/members" settingsHref="/settings" />
  );
}
