'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { type PointerEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useLink } from '../../provider/hooks.ts';
import { cx } from '../cx.ts';
import * as styles from './Menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'default' | 'danger';
  /** Makes the item a link. */
  href?: string;
  onSelect?: () => void;
  /** Draws a line before the item. */
  separated?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Name of the menu for screen readers. */
  label: string;
  /** Header above the items, such as whose menu it is. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Open without being pressed; for stories. */
  defaultOpen?: boolean;
}

/** A few actions behind a button. */
export function Menu({ trigger, items, label, header, align = 'end', defaultOpen = false }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  /** How the press that is under way began; null for a click without one, as screen readers make. */
  const press = useRef<{ pointer: string; wasOpen: boolean } | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    press.current = { pointer: event.pointerType, wasOpen: open };
    // Radix opens it when a finger comes down, also one that begins to scroll: with a finger or pen the click opens it
    if (event.pointerType !== 'mouse') event.preventDefault();
  };
  const onClick = () => {
    // Radix closes it on a press outside of it, and the button is outside: what counts is how the press found it
    if (press.current?.pointer !== 'mouse') setOpen(!(press.current?.wasOpen ?? open));
    press.current = null;
  };
  return (
    // Not modal: an item may open a dialog, which then owns the page alone.
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild onPointerDown={onPointerDown} onClick={onClick}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-component="Menu"
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
        >
          {header && <div className={styles.header}>{header}</div>}
          {items.map(item => (
            <Item key={item.id} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ item: { label, icon, tone, href, onSelect, separated } }: { item: MenuItem }) {
  const Link = useLink();
  const className = cx(styles.item, tone === 'danger' && styles.danger);
  return (
    <>
      {separated && <Radix.Separator className={styles.line} />}
      {href === undefined ? (
        <Radix.Item className={className} onSelect={onSelect}>
          {icon}
          <span>{label}</span>
        </Radix.Item>
      ) : (
        <Radix.Item asChild onSelect={onSelect}>
          <Link href={href} className={className}>
            {icon}
            <span>{label}</span>
          </Link>
        </Radix.Item>
      )}
    </>
  );
}
