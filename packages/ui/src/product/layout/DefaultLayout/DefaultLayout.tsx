'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { SkipLink } from '../../../base/SkipLink/SkipLink.tsx';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { useScene } from '../scene.ts';
import * as styles from './DefaultLayout.css.ts';

export interface DefaultLayoutProps extends RootProps<'div'> {
  /** `TopBar`. */
  top: ReactNode;
  /** Banners above the page, the most urgent first. */
  banners?: ReactNode;
  /** `Footer` and `Disclaimer`. */
  footer?: ReactNode;
  /** Reserves the space of the bottom bar on phones and tablets. */
  tabs?: boolean;
  /** The content extends to both edges, such as on the home page. */
  full?: boolean;
  /** The page is a scene: dark in both modes where the brand says so. */
  scene?: boolean;
  /** Id of the page, as React key: another page gets a new content element, with fresh state and scroll position. */
  page?: string;
  /** The page. */
  children: ReactNode;
}

/**
 * Layout of most pages: bar, banners, content, footer.
 *
 * @part banners - the notices above the page
 * @part main - the page
 */
export function DefaultLayout({
  top,
  banners,
  footer,
  tabs = false,
  full = false,
  scene = false,
  page,
  children,
  className,
  ...rest
}: DefaultLayoutProps) {
  const { t } = useLingui();
  const sceneProps = useScene(scene);
  return (
    <div
      {...sceneProps}
      {...rest}
      className={cx(
        'vl-DefaultLayout',
        styles.root,
        sceneProps.className,
        tabs && styles.aboveTabs,
        className,
      )}
    >
      <SkipLink href="#main">{t(topBar.skip)}</SkipLink>
      {top}
      {banners && (
        <div data-part="banners" className={styles.banners}>
          {banners}
        </div>
      )}
      <main
        key={page}
        id="main"
        tabIndex={-1}
        data-part="main"
        className={cx(styles.main, full && styles.full)}
      >
        {children}
      </main>
      {footer}
    </div>
  );
}
