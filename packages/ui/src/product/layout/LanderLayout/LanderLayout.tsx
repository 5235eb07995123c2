'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { SkipLink } from '../../../base/SkipLink/SkipLink.tsx';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { useScene } from '../scene.ts';
import * as styles from './LanderLayout.css.ts';

export interface LanderLayoutProps extends RootProps<'div'> {
  /** `LanderLogoBar`. */
  bar: ReactNode;
  /** `Footer` with `Disclaimer`. */
  footer: ReactNode;
  /** The lander. */
  children: ReactNode;
}

/** Landing pages, which are scenes: logo bar, one lander from edge to edge, footer with the disclaimer. */
export function LanderLayout({ bar, footer, children, className, ...rest }: LanderLayoutProps) {
  const { t } = useLingui();
  const sceneProps = useScene(true);
  return (
    <div
      {...sceneProps}
      {...rest}
      className={cx('vl-LanderLayout', styles.root, sceneProps.className, className)}
    >
      <SkipLink href="#main">{t(topBar.skip)}</SkipLink>
      {bar}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
