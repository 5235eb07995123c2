'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { accountDeletedNotice } from '../../../i18n/messages/notices.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { useFormat, useNow } from '../../../provider/hooks.ts';

export interface AccountDeletedNoticeProps {
  /**
   * Until then the mailed link restores the account, ISO 8601. Left out where the page does not know that an account was
   * deleted: then it says what holds for anybody.
   */
  restorableUntil?: string | undefined;
  /** Days in which the link works. */
  days?: number;
  homeHref: string;
}

const DAY_MS = 86_400_000;

/** Shown after an account was deleted: how, and until when, it can be restored. */
export function AccountDeletedNotice({ restorableUntil, days = 14, homeHref }: AccountDeletedNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(60_000);
  const left = Date.parse(restorableUntil ?? '') - now;
  return (
    <div data-component="AccountDeletedNotice">
      <StatusPage
        title={<Trans {...accountDeletedNotice.title} components={{ em: <em /> }} />}
        actions={<LinkButton href={homeHref}>{t(accountDeletedNotice.home)}</LinkButton>}
      >
        <p>
          {t(
            restorableUntil === undefined
              ? accountDeletedNotice.anybody({ days })
              : accountDeletedNotice.body,
          )}
        </p>
        {restorableUntil !== undefined && (
          <p>
            {left > 0
              ? t(
                  accountDeletedNotice.back({
                    days: Math.ceil(left / DAY_MS),
                    date: format.date(restorableUntil, { dateStyle: 'long' }),
                  }),
                )
              : t(accountDeletedNotice.over)}
          </p>
        )}
      </StatusPage>
    </div>
  );
}
