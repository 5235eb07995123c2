'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { accountDeletedNotice } from '../../../i18n/messages/notices.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';

export interface AccountDeletedNoticeProps extends RootProps<'div'> {
  /** Days in which the mailed link restores a deleted account. */
  days: number;
  /** Address of the home page; the route `home` when left out. */
  homeHref?: string;
}

/** Shown after an account was deleted. Anybody can open its page, so it says only what holds for anybody. */
export function AccountDeletedNotice({ days, homeHref, className, ...rest }: AccountDeletedNoticeProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <div {...rest} className={cx('vl-AccountDeletedNotice', className)}>
      <StatusPage
        title={<Trans {...accountDeletedNotice.title} components={{ em: <em /> }} />}
        actions={<LinkButton href={homeHref ?? routes.home}>{t(accountDeletedNotice.home)}</LinkButton>}
      >
        <p className={plain}>{t(accountDeletedNotice.body({ days }))}</p>
      </StatusPage>
    </div>
  );
}
