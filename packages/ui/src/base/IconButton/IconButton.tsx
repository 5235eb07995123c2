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
  /** One of `icons.ts`, drawn small; an `Icon` where it has another size. */
  icon: IconShape | ReactNode;
  /** A `CountBadge` at the corner. */
  count?: ReactNode;
}

export interface IconButtonProps
  extends IconButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const isShape = (icon: IconShape | ReactNode): icon is IconShape =>
  !!(icon as Partial<IconShape> | undefined)?.d;
const faceOf = (icon: IconShape | ReactNode) => (isShape(icon) ? drawIcon(icon, 's') : icon);

const Counted = ({ face, label, count }: { face: ReactNode; label: string; count: ReactNode }) => (
  <>
    {face}
    <VisuallyHidden>{label}</VisuallyHidden>
    <span className={styles.count}>{count}</span>
  </>
);

/** Ignores further presses while the first one runs. */
const busy = { 'aria-busy': true, 'aria-disabled': true, onClick: undefined } as const;

/** Class names by size and tone, joined once, without a key to join either: a grid has a thousand of these buttons. */
const looks: Record<string, Record<string, string>> = {};
function lookOf(tone: ButtonLook['tone'] = 'plain', size: ButtonLook['size'] = 'm'): string {
  const cached = looks[size]?.[tone];
  if (cached) return cached;
  const look = cx(buttonClass({ tone, size }), styles.size[size]);
  looks[size] = { ...looks[size], [tone]: look };
  return look;
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
    faceOf(icon)
  );
  return (
    <button
      {...rest}
      type={type}
      data-component="IconButton"
      className={lookOf(tone, size)}
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
  const face = faceOf(icon);
  return (
    <Link
      {...rest}
      data-component="LinkIconButton"
      className={lookOf(tone, size)}
      title={label}
      aria-label={count ? undefined : label}
    >
      {count ? <Counted face={face} label={label} count={count} /> : face}
    </Link>
  );
}
