'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { accountDeletedNotice } from '../../../i18n/messages/notices.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { plain } from '../../../theme/elements.css.ts';

export interface AccountDeletedNoticeProps {
  /** Days in which the mailed link restores a deleted account. */
  days: number;
  homeHref: string;
}

/** Shown after an account was deleted. Anybody can open its page, so it says only what holds for anybody. */
export function AccountDeletedNotice({ days, homeHref }: AccountDeletedNoticeProps) {
  const { t } = useLingui();
  return (
    <div data-component="AccountDeletedNotice">
      <StatusPage
        title={<Trans {...accountDeletedNotice.title} components={{ em: <em /> }} />}
        actions={<LinkButton href={homeHref}>{t(accountDeletedNotice.home)}</LinkButton>}
      >
        <p className={plain}>{t(accountDeletedNotice.body({ days }))}</p>
      </StatusPage>
    </div>
  );
}
