'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { type PointerEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useLink } from '../../provider/hooks.ts';
import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Menu.css.ts';

export interface MenuItem {
  /** Id of the entry, unique in the list. */
  id: string;
  /** The words of the entry. */
  label: string;
  /** Drawing in front of the text. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger';
  /** Makes the item a link. */
  href?: string;
  /** The entry was chosen. */
  onSelect?: () => void;
  /** Draws a line before the item. */
  separated?: boolean;
}

export interface MenuProps extends RootProps<'div'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The entries, in their order. */
  items: readonly MenuItem[];
  /** Name of the menu for screen readers. */
  label: string;
  /** Header above the items, such as the name of the member. */
  header?: ReactNode;
  /** Edge of the trigger at which the menu opens. */
  align?: 'start' | 'center' | 'end';
  /** Open without being pressed; for stories. */
  defaultOpen?: boolean;
}

/**
 * A few actions behind a button.
 *
 * @part header - what is above the items
 * @part item - one action
 * @part separator - the line before an item
 */
export function Menu({
  trigger,
  items,
  label,
  header,
  align = 'end',
  defaultOpen = false,
  className,
  ...rest
}: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  /** Pointer type and menu state when the current press began; null for clicks without a press, as from screen readers. */
  const press = useRef<{ pointer: string; wasOpen: boolean } | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    press.current = { pointer: event.pointerType, wasOpen: open };
    // Radix would open it on touch, even when the touch starts to scroll: with a finger or pen the click opens it instead
    if (event.pointerType !== 'mouse') event.preventDefault();
  };
  const onClick = () => {
    // the press has closed it already, because the button is outside of it: the state before the press decides
    if (press.current?.pointer !== 'mouse') setOpen(!(press.current?.wasOpen ?? open));
    press.current = null;
  };
  return (
    // Not modal: an item may open a dialog, and only that may then disable the page.
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild onPointerDown={onPointerDown} onClick={onClick}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          {...rest}
          className={cx('vl-Menu', styles.menu, className)}
        >
          {header && (
            <div data-part="header" className={styles.header}>
              {header}
            </div>
          )}
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
      {separated && <Radix.Separator data-part="separator" className={styles.line} />}
      {href === undefined ? (
        <Radix.Item data-part="item" className={className} onSelect={onSelect}>
          {icon}
          <span>{label}</span>
        </Radix.Item>
      ) : (
        <Radix.Item asChild onSelect={onSelect}>
          <Link href={href} data-part="item" className={className}>
            {icon}
            <span>{label}</span>
          </Link>
        </Radix.Item>
      )}
    </>
  );
}
