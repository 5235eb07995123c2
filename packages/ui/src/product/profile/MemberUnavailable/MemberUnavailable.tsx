'use client';

import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { unavailable } from '../../../i18n/messages/profile.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { useRoutes } from '../../../provider/hooks.ts';

/** Shown in place of a profile. It gives no reason, because a reason would reveal who has blocked whom. */
export function MemberUnavailable() {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <StatusPage
      title={t(unavailable.title)}
      actions={<LinkButton href={routes.members}>{t(unavailable.action)}</LinkButton>}
    >
      <p>{t(unavailable.body)}</p>
    </StatusPage>
  );
}
