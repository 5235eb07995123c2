import type { ReactNode } from 'react';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { topBar } from '../../../i18n/messages/shell.ts';
import type { Viewer } from '../../../model/viewer.ts';
import { useBrand, useLink, useT } from '../../../provider/hooks.ts';
import { AccountLink } from '../AccountLink/AccountLink.tsx';
import { BackButton } from '../BackButton/BackButton.tsx';
import { CreditsNavItem } from '../CreditsNavItem/CreditsNavItem.tsx';
import { GetPremiumNavItem } from '../GetPremiumNavItem/GetPremiumNavItem.tsx';
import { NavItem } from '../NavItem/NavItem.tsx';
import * as styles from './TopBar.css.ts';

/** An area of the product, as the navigation marks it. */
export type ShellArea = 'members' | 'chats' | 'likes' | 'profile' | 'credits';

export interface TopBarProps {
  /** Null for visitors. */
  viewer: Viewer | null;
  /** Area the page belongs to. */
  current?: ShellArea;
  /** Discount shown beside "Get Premium". */
  discountPercent?: number | null;
  /** Shows the back button; only in the installed app. */
  onBack?: () => void;
  /** The account menu, loaded later; until then the own picture leads to the profile. */
  account?: ReactNode;
  /** `LanguageMenu`, where the page offers one. */
  language?: ReactNode;
}

/** Frame of every page: wordmark, areas with their counts, balance and account. On phones the areas sit at the bottom. */
export function TopBar({ viewer, current, discountPercent, onBack, account, language }: TopBarProps) {
  const t = useT();
  const Link = useLink();
  const { Logo, name } = useBrand();
  return (
    <header data-component="TopBar" className={styles.root}>
      {onBack && <BackButton onBack={onBack} />}
      <Link
        href={viewer ? '/members' : '/'}
        className={styles.brand}
        aria-label={t(viewer ? topBar.members : topBar.home, { site: name })}
      >
        <Logo size="m" />
      </Link>
      {viewer && (
        <nav aria-label={t(topBar.navigation)} className={styles.nav}>
          <ul className={styles.areas}>
            <li>
              <NavItem
                icon="search"
                href="/members"
                label={t(topBar.search)}
                active={current === 'members'}
              />
            </li>
            <li>
              <NavItem
                icon="message"
                href="/chats"
                label={t(topBar.messages)}
                active={current === 'chats'}
                count={viewer.unread}
                countLabel={t(topBar.unread, { count: viewer.unread })}
              />
            </li>
            <li>
              <NavItem
                icon="like"
                href="/likes"
                label={t(topBar.likes)}
                active={current === 'likes'}
                count={viewer.newLikes}
                countLabel={t(topBar.newLikes, { count: viewer.newLikes })}
              />
            </li>
            <li className={styles.onlyPhone}>
              <NavItem
                icon="profile"
                href="/profile"
                label={t(topBar.profile)}
                active={current === 'profile'}
              />
            </li>
          </ul>
        </nav>
      )}
      <div className={styles.tools}>
        {language}
        {viewer?.paid && <CreditsNavItem credits={viewer.credits} href="/credits" />}
        {viewer && !viewer.paid && <GetPremiumNavItem href="/credits" discountPercent={discountPercent} />}
        {viewer && (account ?? <AccountLink viewer={viewer} href="/profile" />)}
        {!viewer && (
          <LinkButton href="/login" size="s">
            {t(topBar.logIn)}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
