'use client';

import type { ReactNode } from 'react';
import type { IconShape } from '../../model/icon.ts';
import { useLink } from '../../provider/hooks.ts';
import type { LinkProps } from '../../provider/link.ts';
import { spinner } from '../Button/Button.css.ts';
import { type ButtonLook, buttonClass } from '../Button/Button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
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
const faceOf = (icon: IconShape | ReactNode) => (isShape(icon) ? <Icon shape={icon} size="s" /> : icon);

const Counted = ({ face, label, count }: { face: ReactNode; label: string; count: ReactNode }) => (
  <>
    {face}
    <VisuallyHidden>{label}</VisuallyHidden>
    <span className={styles.count}>{count}</span>
  </>
);

/** Ignores further presses while the first one runs. */
const busy = { 'aria-busy': true, 'aria-disabled': true, onClick: undefined } as const;

const classNameOf = (tone: ButtonLook['tone'] = 'plain', size: ButtonLook['size'] = 'm') =>
  cx(buttonClass({ tone, size }), styles.size[size]);

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
  const face = pending ? (
    <span className={spinner}>
      <Spinner />
    </span>
  ) : (
    faceOf(icon)
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
  const face = faceOf(icon);
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
