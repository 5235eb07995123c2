'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import { topBar } from '../../../i18n/messages/shell.ts';
import type { Viewer } from '../../../model/viewer.ts';
import { useBrand, useRoutes } from '../../../provider/hooks.ts';
import { AccountLink } from '../AccountLink/AccountLink.tsx';
import { BackButton } from '../BackButton/BackButton.tsx';
import { CreditsNavItem } from '../CreditsNavItem/CreditsNavItem.tsx';
import { GetPremiumNavItem } from '../GetPremiumNavItem/GetPremiumNavItem.tsx';
import { NavCountBadge } from '../NavCountBadge/NavCountBadge.tsx';
import { NavItem } from '../NavItem/NavItem.tsx';
import { BarFrame } from './BarFrame.tsx';
import * as styles from './TopBar.css.ts';
import { VisitorBar } from './VisitorBar.tsx';

/** An area of the product in the navigation. */
export type ShellArea = 'members' | 'chats' | 'likes' | 'profile' | 'credits';

export interface TopBarProps {
  /** Null for visitors. */
  viewer: Viewer | null;
  /** Area of the current page. */
  current?: ShellArea;
  /** Discount shown beside "Get Premium". */
  discountPercent?: number | null;
  /** Shows the back button; only in the installed app. */
  onBack?: () => void;
  /** Address of the log-in, for visitors; the route `login` when left out. */
  loginHref?: string;
  /** `AccountMenu`, once it is loaded; without it the picture links to the profile. */
  account?: ReactNode;
  /** `LanguageMenu`, where the page offers one. */
  language?: ReactNode;
}

/** Wordmark, areas with their badges, balance and account. On phones and tablets the areas are in a bar at the bottom. */
export function TopBar({
  viewer,
  current,
  discountPercent,
  onBack,
  loginHref,
  account,
  language,
}: TopBarProps) {
  const { t } = useLingui();
  const { name } = useBrand();
  const routes = useRoutes();
  const back = onBack && <BackButton onBack={onBack} />;
  if (!viewer) return <VisitorBar back={back} loginHref={loginHref} language={language} />;
  const nav = (
    <nav aria-label={t(topBar.navigation)} className={styles.nav}>
      <ul className={styles.areas}>
        <li className={styles.area}>
          <NavItem
            icon={icons.search}
            href={routes.members}
            label={t(topBar.search)}
            active={current === 'members'}
          />
        </li>
        <li className={styles.area}>
          <NavItem
            icon={icons.message}
            href={routes.chats}
            label={t(topBar.messages)}
            active={current === 'chats'}
            badge={<NavCountBadge of="unreadMessages" count={viewer.unread} />}
          />
        </li>
        <li className={styles.area}>
          <NavItem
            icon={icons.like}
            href={routes.likes}
            label={t(topBar.likes)}
            active={current === 'likes'}
            badge={<NavCountBadge of="newLikes" count={viewer.newLikes} />}
          />
        </li>
        <li className={cx(styles.area, styles.onlyPhone)}>
          <NavItem
            icon={icons.profile}
            href={routes.profile}
            label={t(topBar.profile)}
            active={current === 'profile'}
          />
        </li>
      </ul>
    </nav>
  );
  return (
    <BarFrame brandHref={routes.members} brandLabel={t(topBar.members({ site: name }))} back={back} nav={nav}>
      {language && <div className={styles.withRoom}>{language}</div>}
      {viewer.paid ? (
        <CreditsNavItem credits={viewer.credits} href={routes.credits} />
      ) : (
        <GetPremiumNavItem href={routes.credits} discountPercent={discountPercent} />
      )}
      {account ?? <AccountLink viewer={viewer} href={routes.profile} />}
    </BarFrame>
  );
}
