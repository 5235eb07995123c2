import { CountBadge } from '../../../base/CountBadge/CountBadge.tsx';
import { Icon, type IconShape } from '../../../base/Icon/Icon.tsx';
import { topBar } from '../../../i18n/messages/shell.ts';
import { useFormat, useLink, useT } from '../../../provider/hooks.ts';
import * as styles from './NavItem.css.ts';

export interface NavItemProps {
  icon: IconShape;
  label: string;
  href: string;
  /** What is new there; nothing is drawn at 0. */
  count?: number;
  /** The count in words, for screen readers: "3 unread messages". */
  countLabel?: string;
  /** The page is part of this area. */
  active?: boolean;
}

/** One area of the product in the navigation. */
export function NavItem({ icon, label, href, count = 0, countLabel = '', active = false }: NavItemProps) {
  const Link = useLink();
  const t = useT();
  const format = useFormat();
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
      {count > 0 && (
        <span className={styles.count}>
          <CountBadge
            count={count}
            overflow={t(topBar.overflow, { count: format.number(99) })}
            label={countLabel}
          />
        </span>
      )}
    </Link>
  );
}
