'use client';

import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { accountDeletedNotice } from '../../../i18n/messages/notices.ts';
import { rich } from '../../../i18n/rich.tsx';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { useFormat, useNow, useT } from '../../../provider/hooks.ts';

export interface AccountDeletedNoticeProps {
  /** Until then the mailed link brings the account back, ISO 8601. */
  restorableUntil?: string | undefined;
  homeHref: string;
}

const DAY_MS = 86_400_000;

/** What is left to say after an account was deleted: the way back, and when it closes. */
export function AccountDeletedNotice({ restorableUntil, homeHref }: AccountDeletedNoticeProps) {
  const t = useT();
  const format = useFormat();
  const now = useNow(60_000);
  const left = Date.parse(restorableUntil ?? '') - now;
  return (
    <div data-component="AccountDeletedNotice">
      <StatusPage
        title={rich(t(accountDeletedNotice.title))}
        actions={<LinkButton href={homeHref}>{t(accountDeletedNotice.home)}</LinkButton>}
      >
        <p>{t(accountDeletedNotice.body)}</p>
        {restorableUntil !== undefined && (
          <p>
            {left > 0
              ? t(accountDeletedNotice.back, {
                  days: Math.ceil(left / DAY_MS),
                  date: format.date(restorableUntil, { dateStyle: 'long' }),
                })
              : t(accountDeletedNotice.over)}
          </p>
        )}
      </StatusPage>
    </div>
  );
}
