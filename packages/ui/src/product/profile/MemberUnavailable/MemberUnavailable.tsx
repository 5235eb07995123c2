'use client';

import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { unavailable } from '../../../i18n/messages/profile.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { plain } from '../../../theme/elements.css.ts';

/** Shown in place of a profile. It gives no reason, because a reason would reveal who has blocked whom. */
export function MemberUnavailable() {
  const { t } = useLingui();
  return (
    <StatusPage
      title={t(unavailable.title)}
      actions={<LinkButton href="/members">{t(unavailable.action)}</LinkButton>}
    >
      <p className={plain}>{t(unavailable.body)}</p>
    </StatusPage>
  );
}
