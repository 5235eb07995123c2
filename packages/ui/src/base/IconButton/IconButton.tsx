'use client';

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useLink } from '../../provider/hooks.ts';
import type { LinkProps } from '../../provider/link.ts';
import { spinner } from '../Button/Button.css.ts';
import { type ButtonLook, buttonClass } from '../Button/Button.tsx';
import { cx } from '../cx.ts';
import { drawIcon, type IconShape } from '../Icon/draw-icon.tsx';
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

export interface IconButtonProps
  extends IconButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  /** What was pressed is not done yet: shown by a spinner. */
  pending?: boolean;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

const isShape = (icon: IconShape | ReactNode): icon is IconShape =>
  !!(icon as Partial<IconShape> | undefined)?.d;
const renderIcon = (icon: IconShape | ReactNode) => (isShape(icon) ? drawIcon(icon, 's') : icon);

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
  ...rest
}: IconButtonProps) {
  const face = pending ? (
    <span className={spinner}>
      <Spinner />
    </span>
  ) : (
    renderIcon(icon)
  );
  return (
    <button
      {...rest}
      type={type}
      data-component="IconButton"
      className={classNameOf(tone, size)}
      title={label}
      aria-label={count ? undefined : label}
      {...(pending && busy)}
    >
      {count ? <Counted face={face} label={label} count={count} /> : face}
    </button>
  );
}

export interface LinkIconButtonProps
  extends IconButtonLook,
    Omit<LinkProps, 'className' | 'style' | 'children'> {}

/** A link that shows only an icon. */
export function LinkIconButton({ label, icon, tone, size, count, ...rest }: LinkIconButtonProps) {
  const Link = useLink();
  const face = renderIcon(icon);
  return (
    <Link
      {...rest}
      data-component="LinkIconButton"
      className={classNameOf(tone, size)}
      title={label}
      aria-label={count ? undefined : label}
    >
      {count ? <Counted face={face} label={label} count={count} /> : face}
    </Link>
  );
}
