'use client';

import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../../../base/Icon/Icon.tsx';
import { useLink } from '../../../provider/hooks.ts';
import * as styles from './NavItem.css.ts';

export interface NavItemProps {
  /** Drawing of the area. */
  icon: IconShape;
  /** Name of the area, shown below the icon or beside it. */
  label: string;
  /** Address of the area. */
  href: string;
  /** Badge: a `NavCountBadge`. */
  badge?: ReactNode;
  /** The current page belongs to this area. */
  active?: boolean;
}

/** Link to one area of the product in the navigation. */
export function NavItem({ icon, label, href, badge, active = false }: NavItemProps) {
  const Link = useLink();
  return (
    <Link
      href={href}
      data-component="NavItem"
      className={styles.root}
      aria-current={active ? 'page' : undefined}
    >
      <span aria-hidden className={styles.sign}>
        <Icon shape={icon} />
      </span>
      <span className={styles.label}>{label}</span>
      {badge !== undefined && <span className={styles.count}>{badge}</span>}
    </Link>
  );
}
