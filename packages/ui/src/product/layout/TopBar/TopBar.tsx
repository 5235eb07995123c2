'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import type { Viewer } from '../../../model/viewer.ts';
import { useBrand, useRoutes } from '../../../provider/hooks.ts';
import { AccountLink } from '../AccountLink/AccountLink.tsx';
import { BackButton } from '../BackButton/BackButton.tsx';
import { CreditsNavItem } from '../CreditsNavItem/CreditsNavItem.tsx';
import { GetPremiumNavItem } from '../GetPremiumNavItem/GetPremiumNavItem.tsx';
import { NavCountBadge } from '../NavCountBadge/NavCountBadge.tsx';
import { NavItem, type NavItemProps } from '../NavItem/NavItem.tsx';
import { BarFrame } from './BarFrame.tsx';
import * as styles from './TopBar.css.ts';
import { VisitorBar } from './VisitorBar.tsx';

/** An area of the product in the navigation. */
export type ShellArea = 'members' | 'discover' | 'chats' | 'likes' | 'profile' | 'credits';

/** An area in the bar. */
export interface TopBarItem extends NavItemProps {
  /** Tells the areas of a bar apart. */
  id: string;
  /** In the bar of phones and tablets alone. */
  onlyPhone?: boolean;
}

export interface TopBarProps extends RootProps<'header'> {
  /** Null for visitors; `unknown` on a page that is the same for everybody, such as one kept on the device: the areas, without balance and account. */
  viewer: Omit<Viewer, 'id'> | null | 'unknown';
  /** Area of the current page. */
  current?: ShellArea;
  /** Discount shown beside "Get Premium". */
  discountPercent?: number | null;
  /** Shows the back button; only in the installed app. */
  onBack?: () => void;
  /** Address of the log-in, for visitors; the route `login` when left out. */
  loginHref?: string;
  /** The areas of members, in place of the standard ones; at most five fit on a phone. */
  items?: readonly TopBarItem[];
  /** Further buttons, before the balance, or before the log-in of visitors. */
  actions?: ReactNode;
  /** In place of the balance of members who have paid, and of "Get Premium" for the others: such as `CreditsNavItem`. */
  balance?: ReactNode;
  /** `AccountMenu`, once it is loaded; without it the picture links to the profile. */
  account?: ReactNode;
  /** `LanguageMenu`, where the page offers one. */
  language?: ReactNode;
}

/** The standard areas, with the route that each leads to. */
const areas = [
  { id: 'members', route: 'members', icon: icons.search, label: topBar.search },
  { id: 'discover', route: 'swipeGame', icon: icons.discover, label: topBar.discover, onlyPhone: true },
  { id: 'chats', route: 'chats', icon: icons.message, label: topBar.messages },
  { id: 'likes', route: 'likes', icon: icons.like, label: topBar.likes },
  { id: 'profile', route: 'profile', icon: icons.profile, label: topBar.profile, onlyPhone: true },
] as const;

/** Wordmark, areas with their badges, balance and account. On phones and tablets the areas are in a bar at the bottom. */
export function TopBar({
  viewer,
  current,
  discountPercent,
  onBack,
  loginHref,
  items,
  actions,
  balance,
  account,
  language,
  className,
  ...rest
}: TopBarProps) {
  const { t } = useLingui();
  const { name } = useBrand();
  const routes = useRoutes();
  const back = onBack && <BackButton onBack={onBack} />;
  if (!viewer)
    return (
      <VisitorBar
        {...rest}
        className={className}
        back={back}
        loginHref={loginHref}
        language={language}
        actions={actions}
      />
    );
  const member = viewer === 'unknown' ? null : viewer;
  const badges: Partial<Record<ShellArea, ReactNode>> = member
    ? {
        chats: <NavCountBadge of="unreadMessages" count={member.unread} />,
        likes: <NavCountBadge of="newLikes" count={member.newLikes} />,
      }
    : {};
  const shown: readonly TopBarItem[] =
    items ??
    areas.map(({ route, ...area }) => ({
      ...area,
      label: t(area.label),
      href: routes[route],
      active: area.id === current,
      badge: badges[area.id],
    }));
  const nav = (
    <nav aria-label={t(topBar.navigation)} className={styles.nav}>
      <ul className={styles.areas}>
        {shown.map(({ id, onlyPhone, ...item }) => (
          <li key={id} className={cx(styles.area, onlyPhone && styles.onlyPhone)}>
            <NavItem {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <BarFrame
      {...rest}
      className={className}
      brandHref={routes.members}
      brandLabel={t(topBar.members({ site: name }))}
      back={back}
      nav={nav}
    >
      {language && <div className={styles.withRoom}>{language}</div>}
      {actions}
      {member && (
        <>
          {balance ??
            (member.paid ? (
              <CreditsNavItem credits={member.credits} reserved={member.reserved} />
            ) : (
              <GetPremiumNavItem discountPercent={discountPercent} />
            ))}
          {account ?? <AccountLink viewer={member} />}
        </>
      )}
    </BarFrame>
  );
}
