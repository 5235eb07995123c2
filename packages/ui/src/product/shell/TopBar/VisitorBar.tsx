'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { topBar } from '../../../i18n/messages/shell.ts';
import { useBrand } from '../../../provider/hooks.ts';
import { BarFrame } from './BarFrame.tsx';

export interface VisitorBarProps {
  /** `BackButton`, loaded later: only the installed app shows it. */
  back?: ReactNode;
  /** Address of the log-in. */
  loginHref?: string;
  /** `LanguageMenu`, where the page offers one. */
  language?: ReactNode;
}

/** The top bar of visitors; pages that only visitors see do not load that of members. */
export function VisitorBar({ back, loginHref = '/login', language }: VisitorBarProps) {
  const { t } = useLingui();
  const { name } = useBrand();
  return (
    <BarFrame brandHref="/" brandLabel={t(topBar.home({ site: name }))} back={back}>
      {language}
      <LinkButton href={loginHref} size="s">
        {t(topBar.logIn)}
      </LinkButton>
    </BarFrame>
  );
}
