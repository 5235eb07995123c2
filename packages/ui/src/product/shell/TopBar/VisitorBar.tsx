import type { ReactNode } from 'react';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { topBar } from '../../../i18n/messages/shell.ts';
import { useBrand, useT } from '../../../provider/hooks.ts';
import { BarFrame } from './BarFrame.tsx';

export interface VisitorBarProps {
  /** Shows the back button; only in the installed app. */
  onBack?: () => void;
  /** `LanguageMenu`, where the page offers one. */
  language?: ReactNode;
}

/** The top bar of visitors; a page that only they see need not load the one of members. */
export function VisitorBar({ onBack, language }: VisitorBarProps) {
  const t = useT();
  const { name } = useBrand();
  return (
    <BarFrame brandHref="/" brandLabel={t(topBar.home, { site: name })} onBack={onBack}>
      {language}
      <LinkButton href="/login" size="s">
        {t(topBar.logIn)}
      </LinkButton>
    </BarFrame>
  );
}
