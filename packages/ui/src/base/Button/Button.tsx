'use client';

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

/** Look that buttons and button-like links share. */
export interface ButtonLook {
  /** `primary` is the main action: at most one in a view. */
  tone?: keyof typeof styles.tone;
  /** How large it is drawn. */
  size?: keyof typeof styles.size;
  /** As wide as its container. */
  wide?: boolean;
  /** Icon before the label. */
  startIcon?: ReactNode;
  /** Icon after the label. */
  endIcon?: ReactNode;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** The action is running: the button keeps its size and focus and ignores further presses. */
  pending?: boolean;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  /** The words of the button. */
  children: ReactNode;
}

/** Class names of the look, for buttons and for links that look like one. */
export const buttonClass = ({ tone = 'quiet', size = 'm', wide = false }: ButtonLook): string =>
  cx(styles.button, styles.tone[tone], styles.size[size], wide && styles.wide);

/** Starts an action on this page. For links to another page use `LinkButton`. */
export function Button({
  tone,
  size,
  wide,
  startIcon,
  endIcon,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-component="Button"
      className={buttonClass({ tone, size, wide })}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? event => event.preventDefault() : onClick}
    >
      <span className={styles.label}>
        {startIcon}
        <span>{children}</span>
        {endIcon}
      </span>
      {pending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
