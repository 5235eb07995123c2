'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { topBar } from '../../../i18n/messages/shell.ts';
import { useBrand, useLink } from '../../../provider/hooks.ts';
import { themeAttributes } from '../../../provider/theme.tsx';
import * as styles from './LanderLogoBar.css.ts';

export interface LanderLogoBarProps {
  /** Background of the lander below it. */
  ground?: keyof typeof styles.ground;
  /** `LanguageMenu`: renders nothing where the country has one language. */
  language?: ReactNode;
}

/** Top bar of a landing page: the wordmark and, where there are several, the languages. */
export function LanderLogoBar({ ground = 'page', language }: LanderLogoBarProps) {
  const { t } = useLingui();
  const Link = useLink();
  const { Logo, name } = useBrand();
  return (
    <header
      data-component="LanderLogoBar"
      className={cx(styles.root, styles.ground[ground])}
      {...(ground === 'night' ? themeAttributes({ mode: 'dark' }) : {})}
    >
      <Link href="/" className={styles.brand} aria-label={t(topBar.home({ site: name }))}>
        <Logo size="m" />
      </Link>
      {language}
    </header>
  );
}
