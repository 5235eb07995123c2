import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { MailChangeResult } from '@velluto/ui/product/accounts';
import { plain } from '@velluto/ui/provider';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { confirmEmailChange, undoEmailChange } from '../../features/accounts/auth.ts';
import { unlessInvalid } from '../../features/accounts/mailed-link.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { accessMessages as messages } from '../../locales/messages/accounts/access.ts';
import { LinkPage } from './LinkPage.tsx';

const confirming = {
  title: messages.mailChange,
  body: messages.mailChangeBody,
  action: messages.confirm,
};
const undoing = { title: messages.mailUndo, body: messages.mailUndoBody, action: messages.undo };

/** The links in the mails about a changed address lead here: `token` confirms it, `undo` takes it back. */
export default function MailChangeScreen() {
  const [search] = useSearchParams();
  const { t } = useLingui();
  const app = useAppContext();
  const undo = search.get('undo');
  const token = undo ?? search.get('token');
  const [result, setResult] = useState<Result | 'failed' | null>(token ? null : 'failed');
  const texts = undo ? undoing : confirming;
  useTitle(plain(t(texts.title)));

  if (result === 'failed') {
    const supportHref = `mailto:${app.site.support_email}`;
    return <MailChangeResult result="error" supportHref={supportHref} />;
  }
  if (result === null) {
    const send = undo ? undoEmailChange : confirmEmailChange;
    const follow = async () => setResult((await unlessInvalid(send(app, token ?? ''))) ?? 'failed');
    return (
      <LinkPage
        title={<Trans {...texts.title} components={{ em: <em /> }} />}
        action={t(texts.action)}
        send={follow}
      >
        <p>{t(texts.body)}</p>
      </LinkPage>
    );
  }
  const { email, resetToken = '' } = result;
  return undo ? (
    <MailChangeResult
      result="undone"
      email={email}
      passwordHref={`/reset-password/do?token=${encodeURIComponent(resetToken)}`}
    />
  ) : (
    <MailChangeResult result="done" email={email} />
  );
}

interface Result {
  /** The address in use. */
  email: string;
  /** Token with which a new password can be set at once. */
  resetToken?: string;
}
