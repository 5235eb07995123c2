'use client';

import type { ReactNode } from 'react';
import { useBrand, useLink } from '../../../provider/hooks.ts';
import * as styles from './TopBar.css.ts';

interface BarFrameProps {
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
export function BarFrame({ brandHref, brandLabel, back, nav, children }: BarFrameProps) {
  const Link = useLink();
  const { Logo } = useBrand();
  return (
    <header data-component="TopBar" className={styles.root}>
      {back}
      <Link href={brandHref} className={styles.brand} aria-label={brandLabel}>
        <Logo size="m" />
      </Link>
      {nav}
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
