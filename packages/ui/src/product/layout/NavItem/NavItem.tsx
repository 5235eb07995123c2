'use client';

import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon, type IconShape } from '../../../base/Icon/Icon.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { useLink } from '../../../provider/hooks.ts';
import * as styles from './NavItem.css.ts';

export interface NavItemProps extends RootProps<'a', 'href'> {
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

/**
 * Link to one area of the product in the navigation.
 *
 * @part icon - the icon
 * @part label - the name of the area
 * @part badge - the badge
 */
export function NavItem({ icon, label, href, badge, active = false, className, ...rest }: NavItemProps) {
  const Link = useLink();
  return (
    <Link
      {...rest}
      href={href}
      aria-current={active ? 'page' : undefined}
      className={cx('vl-NavItem', styles.root, className)}
    >
      <span aria-hidden data-part="icon" className={styles.sign}>
        <Icon shape={icon} />
      </span>
      <span data-part="label" className={styles.label}>
        {label}
      </span>
      {badge !== undefined && (
        <span data-part="badge" className={styles.count}>
          {badge}
        </span>
      )}
    </Link>
  );
}
