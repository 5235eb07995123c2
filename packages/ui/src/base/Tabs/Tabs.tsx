'use client';

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useLink } from '../../provider/hooks.ts';
import { arrowStep } from '../arrow-keys.ts';
import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Tabs.css.ts';

export interface Tab {
  /** Id of the tab, unique in the list. */
  id: string;
  /** The words of the tab. */
  label: string;
  /** A `CountBadge`. */
  count?: ReactNode;
}

export interface TabLinksProps extends RootProps<'nav'> {
  /** Name of the tabs, for screen readers. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly (Tab & { href: string })[];
  /** Id of the tab that is shown. */
  current: string;
}

/** Tabs as links: each view has its own address. */
export function TabLinks({ label, tabs, current, className, ...rest }: TabLinksProps) {
  const Link = useLink();
  return (
    <nav aria-label={label} {...rest} className={cx('vl-TabLinks', styles.list, className)}>
      {tabs.map(({ id, label, href, count }) => (
        <Link
          key={id}
          href={href}
          data-part="tab"
          className={styles.tab}
          aria-current={id === current ? 'page' : undefined}
        >
          <span>{label}</span>
          {count}
        </Link>
      ))}
    </nav>
  );
}

export interface TabsProps extends RootProps<'div', 'onChange'> {
  /** Name of the tabs, for screen readers. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly Tab[];
  /** Id of the tab that is shown. */
  current: string;
  /** A tab was chosen. */
  onChange: (change: { id: string }) => void;
  /** Content of the chosen tab. */
  children: ReactNode;
}

/**
 * Tabs that switch views in place. Arrow keys move between them.
 *
 * @part list - the row of tabs
 * @part tab - one tab
 */
export function Tabs({ label, tabs, current, onChange, children, className, ...rest }: TabsProps) {
  const base = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = arrowStep(event, event.currentTarget);
    if (step === 0) return;
    event.preventDefault();
    const index = tabs.findIndex(({ id }) => id === current);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange({ id: next.id });
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div {...rest} className={cx('vl-Tabs', className)}>
      <div role="tablist" aria-label={label} data-part="list" className={styles.list} onKeyDown={move}>
        {tabs.map(({ id, label, count }) => (
          <button
            key={id}
            id={`${base}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === current}
            aria-controls={`${base}-panel`}
            tabIndex={id === current ? 0 : -1}
            data-part="tab"
            className={styles.tab}
            onClick={() => onChange({ id })}
          >
            <span>{label}</span>
            {count}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${current}`}>
        {children}
      </div>
    </div>
  );
}
