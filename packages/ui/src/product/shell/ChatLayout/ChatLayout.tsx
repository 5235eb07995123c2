'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SkipLink } from '../../../base/SkipLink/SkipLink.tsx';
import { topBar } from '../../../i18n/messages/shell.ts';
import * as styles from './ChatLayout.css.ts';

export interface ChatLayoutProps {
  /** Bar of the page, where the screen has one. */
  top?: ReactNode;
  /** Banners such as `ConnectionBanner`. */
  banners?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Layout of a conversation: fills the window, without a footer. */
export function ChatLayout({ top, banners, children }: ChatLayoutProps) {
  const { t } = useLingui();
  return (
    <div data-component="ChatLayout" className={styles.root}>
      <SkipLink href="#main">{t(topBar.skip)}</SkipLink>
      {top}
      {banners}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
