'use client';

import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { useBrand, useLink } from '../../../provider/hooks.ts';
import * as styles from './TopBar.css.ts';

interface BarFrameProps extends RootProps<'header'> {
  /** Address and label of the wordmark. */
  brandHref: string;
  brandLabel: string;
  /** `BackButton`. */
  back?: ReactNode;
  /** Navigation between the areas. */
  nav?: ReactNode;
  children: ReactNode;
}

/** The bar with the wordmark, shared by visitors and members. */
export function BarFrame({ brandHref, brandLabel, back, nav, children, className, ...rest }: BarFrameProps) {
  const Link = useLink();
  const { Logo } = useBrand();
  return (
    <header {...rest} className={cx('vl-TopBar', styles.root, className)}>
      {back}
      <Link href={brandHref} className={styles.brand} aria-label={brandLabel}>
        <Logo size="m" />
      </Link>
      {nav}
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
