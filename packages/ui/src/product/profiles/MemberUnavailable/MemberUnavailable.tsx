'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { unavailable } from '../../../i18n/messages/profiles/profile.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';

export interface MemberUnavailableProps extends RootProps<'section', 'title'> {}

/** Shown in place of a profile. It gives no reason, because a reason would reveal who has blocked whom. */
export function MemberUnavailable({ className, ...rest }: MemberUnavailableProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <StatusPage
      {...rest}
      title={t(unavailable.title)}
      actions={<LinkButton href={routes.members}>{t(unavailable.action)}</LinkButton>}
      className={cx('vl-MemberUnavailable', className)}
    >
      <p className={plain}>{t(unavailable.body)}</p>
    </StatusPage>
  );
}
