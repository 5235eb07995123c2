'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { SkipLink } from '../../../base/SkipLink/SkipLink.tsx';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import * as styles from './ChatLayout.css.ts';

export interface ChatLayoutProps extends RootProps<'div'> {
  /** Bar of the page. Not the `TopBar` of a member: on phones its areas would cover the text box, and `ChatTopBar` leads back. */
  top?: ReactNode;
  /** Banners such as `ConnectionBanner`. */
  banners?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * Layout of a conversation: fills the window, without a footer.
 *
 * @part main - the page
 */
export function ChatLayout({ top, banners, children, className, ...rest }: ChatLayoutProps) {
  const { t } = useLingui();
  return (
    <div {...rest} className={cx('vl-ChatLayout', styles.root, className)}>
      <SkipLink href="#main">{t(topBar.skip)}</SkipLink>
      {top}
      {banners}
      <main id="main" tabIndex={-1} data-part="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
