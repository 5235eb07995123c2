'use client';

import type { ReactNode } from 'react';
import type { IconShape } from '../../model/icon.ts';
import { useIcons, useLink } from '../../provider/hooks.ts';
import type { Icons } from '../../provider/icons.ts';
import type { LinkProps } from '../../provider/link.ts';
import { spinner } from '../Button/Button.css.ts';
import { type ButtonLook, buttonClass } from '../Button/Button.tsx';
import { cx } from '../cx.ts';
import { drawFace } from '../Icon/draw-icon.tsx';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IconButton.css.ts';

interface IconButtonLook extends Pick<ButtonLook, 'tone' | 'size'> {
  /** What it does, for screen readers and as a tooltip. */
  label: string;
  /** A shape of `icons.ts`, drawn in size `s`; an `Icon` element for any other size. */
  icon: IconShape | ReactNode;
  /** A `CountBadge` at the corner. */
  count?: ReactNode;
}

export interface IconButtonProps extends IconButtonLook, RootProps<'button'> {
  /** What was pressed is not done yet: shown by a spinner. */
  pending?: boolean;
}

const isShape = (icon: IconShape | ReactNode): icon is IconShape =>
  !!(icon as Partial<IconShape> | undefined)?.d;
const renderIcon = (icons: Icons | undefined, icon: IconShape | ReactNode) =>
  isShape(icon) ? drawFace(icons, icon) : icon;

const Counted = ({ face, label, count }: { face: ReactNode; label: string; count: ReactNode }) => (
  <>
    {face}
    <VisuallyHidden>{label}</VisuallyHidden>
    <span className={styles.count}>{count}</span>
  </>
);

/** Ignores further presses while the first one runs. */
const busy = { 'aria-busy': true, 'aria-disabled': true, onClick: undefined } as const;

/** Class names by size and tone, cached because a grid has a thousand of these buttons. */
const classNames: Record<string, Record<string, string>> = {};
function classNameOf(tone: ButtonLook['tone'] = 'plain', size: ButtonLook['size'] = 'm'): string {
  const cached = classNames[size]?.[tone];
  if (cached) return cached;
  const className = cx(buttonClass({ tone, size }), styles.size[size]);
  classNames[size] = { ...classNames[size], [tone]: className };
  return className;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  tone,
  size,
  count,
  pending,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const icons = useIcons();
  const face = pending ? (
    <span className={spinner}>
      <Spinner />
    </span>
  ) : (
    renderIcon(icons, icon)
  );
  return (
    <button
      title={label}
      aria-label={count ? undefined : label}
      {...rest}
      type={type}
      className={cx('vl-IconButton', classNameOf(tone, size), className)}
      {...(pending && busy)}
    >
      {count ? <Counted face={face} label={label} count={count} /> : face}
    </button>
  );
}

export interface LinkIconButtonProps extends IconButtonLook, Omit<LinkProps, 'children'> {}

/** A link that shows only an icon. */
export function LinkIconButton({ label, icon, tone, size, count, className, ...rest }: LinkIconButtonProps) {
  const Link = useLink();
  const face = renderIcon(useIcons(), icon);
  return (
    <Link
      title={label}
      aria-label={count ? undefined : label}
      {...rest}
      className={cx('vl-LinkIconButton', classNameOf(tone, size), className)}
    >
      {count ? <Counted face={face} label={label} count={count} /> : face}
    </Link>
  );
}
