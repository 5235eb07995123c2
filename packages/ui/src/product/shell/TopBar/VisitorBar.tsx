'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { topBar } from '../../../i18n/messages/shell.ts';
import { useBrand, useRoutes } from '../../../provider/hooks.ts';
import { BarFrame } from './BarFrame.tsx';

export interface VisitorBarProps {
  /** `BackButton`, loaded later: only the installed app shows it. */
  back?: ReactNode;
  /** Address of the log-in; the route `login` when left out. */
  loginHref?: string;
  /** `LanguageMenu`, where the page offers one. */
  language?: ReactNode;
}

/** The top bar of visitors; pages that only visitors see do not load that of members. */
export function VisitorBar({ back, loginHref, language }: VisitorBarProps) {
  const { t } = useLingui();
  const { name } = useBrand();
  const routes = useRoutes();
  return (
    <BarFrame brandHref={routes.home} brandLabel={t(topBar.home({ site: name }))} back={back}>
      {language}
      <LinkButton href={loginHref ?? routes.login} size="s">
        {t(topBar.logIn)}
      </LinkButton>
    </BarFrame>
  );
}
