'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { useBrand, useLink, useRoutes } from '../../../provider/hooks.ts';
import { themeAttributes } from '../../../provider/theme.tsx';
import * as styles from './LanderLogoBar.css.ts';

export interface LanderLogoBarProps extends RootProps<'header'> {
  /** Background of the lander below it. */
  background?: keyof typeof styles.background;
  /** The wordmark leads visitors to the home page, members to the members. */
  access?: 'visitor' | 'member';
  /** `LanguageMenu`: renders nothing where the country has one language. */
  language?: ReactNode;
}

/**
 * Top bar of a landing page: the wordmark and, where there are several, the languages.
 *
 * @part brand - the wordmark
 */
export function LanderLogoBar({
  background = 'page',
  access = 'visitor',
  language,
  className,
  ...rest
}: LanderLogoBarProps) {
  const { t } = useLingui();
  const Link = useLink();
  const routes = useRoutes();
  const { Logo, name } = useBrand();
  const member = access === 'member';
  return (
    <header
      {...(background === 'night' ? themeAttributes({ mode: 'dark' }) : {})}
      {...rest}
      className={cx('vl-LanderLogoBar', styles.root, styles.background[background], className)}
    >
      <Link
        href={member ? routes.members : routes.home}
        data-part="brand"
        className={styles.brand}
        aria-label={t((member ? topBar.members : topBar.home)({ site: name }))}
      >
        <Logo size="m" />
      </Link>
      {language}
    </header>
  );
}
