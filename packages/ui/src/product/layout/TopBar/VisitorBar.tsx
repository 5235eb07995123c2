'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { useBrand, useRoutes } from '../../../provider/hooks.ts';
import { BarFrame } from './BarFrame.tsx';

export interface VisitorBarProps extends RootProps<'header'> {
  /** `BackButton`, loaded later: only the installed app shows it. */
  back?: ReactNode;
  /** Address of the log-in; the route `login` when left out. */
  loginHref?: string;
  /** `LanguageMenu`, where the page offers one. */
  language?: ReactNode;
  /** Further buttons, before the log-in. */
  actions?: ReactNode;
}

/** The top bar of visitors; pages that only visitors see do not load that of members. */
export function VisitorBar({ back, loginHref, language, actions, className, ...rest }: VisitorBarProps) {
  const { t } = useLingui();
  const { name } = useBrand();
  const routes = useRoutes();
  return (
    <BarFrame
      {...rest}
      brandHref={routes.home}
      brandLabel={t(topBar.home({ site: name }))}
      back={back}
      className={cx('vl-VisitorBar', className)}
    >
      {language}
      {actions}
      <LinkButton href={loginHref ?? routes.login} size="s">
        {t(topBar.logIn)}
      </LinkButton>
    </BarFrame>
  );
}
