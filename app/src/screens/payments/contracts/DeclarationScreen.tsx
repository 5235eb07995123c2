import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Icon, icons, TextLink } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { plain, useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { unlessInvalid } from '../../../features/accounts/mailed-link.ts';
import {
  type DeclarationResult,
  declarationLink,
  followDeclarationLink,
} from '../../../features/payments/contracts/declaration.ts';
import { Arrival } from '../../../layout/Arrival.tsx';
import { useTitle } from '../../../lib/head/useTitle.ts';
import { useAppContext } from '../../../lib/useAppContext.ts';
import { declarationMessages as messages } from '../../../locales/messages/payments/contracts.ts';
import { LinkPage } from '../../accounts/LinkPage.tsx';

const asks = {
  confirm: { title: messages.confirm, body: messages.confirmBody, action: messages.confirmAction },
  undo: { title: messages.undo, body: messages.undoBody, action: messages.undoAction },
};

const done = {
  withdrawal: { title: messages.withdrawn, body: messages.withdrawnBody },
  cancellation: { title: messages.cancelled, body: messages.cancelledBody },
};
const notDone = {
  stopped: { title: messages.stopped, body: messages.stoppedBody },
  with_support: { title: messages.withSupport, body: messages.withSupportBody },
};

/** The links in the mail about a withdrawal or cancellation without log-in: `confirm` lets it take effect, `undo` stops it. */
export default function DeclarationScreen() {
  const { t } = useLingui();
  const app = useAppContext();
  const format = useFormat();
  const [search] = useSearchParams();
  const link = declarationLink(search);
  const [result, setResult] = useState<DeclarationResult | 'unknown' | null>(link ? null : 'unknown');
  const texts = asks[link?.act ?? 'confirm'];
  useTitle(plain(t(texts.title)));

  if (result === null && link) {
    const follow = async () =>
      setResult((await unlessInvalid(followDeclarationLink(app, link))) ?? 'unknown');
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
  const { support_email: address } = app.site;
  if (result === null || result === 'unknown')
    return (
      <StatusPage
        icon={<Icon shape={icons.alert} size="l" />}
        title={<Trans {...messages.unknown} components={{ em: <em /> }} />}
      >
        <p>
          <span>{t(messages.unknownBody)}</span> <TextLink href={`mailto:${address}`}>{address}</TextLink>
        </p>
      </StatusPage>
    );
  const { title, body } = result.state === 'done' ? done[result.kind] : notDone[result.state];
  const date = format.moment(result.received_at);
  return (
    <Arrival>
      <StatusPage
        icon={<Icon shape={icons.check} size="l" />}
        title={<Trans {...title} components={{ em: <em /> }} />}
      >
        <p>{t(body)}</p>
        <p>{t(messages.receivedAt({ date }))}</p>
      </StatusPage>
    </Arrival>
  );
}
