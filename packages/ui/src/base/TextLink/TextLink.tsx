'use client';

import type { ButtonHTMLAttributes } from 'react';
import { useLink } from '../../provider/hooks.ts';
import type { LinkProps } from '../../provider/link.ts';
import { cx } from '../cx.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  /** Emphasised. */
  strong?: boolean;
}

/** A link in a line of text. */
export function TextLink({ strong, ...rest }: TextLinkProps) {
  const Link = useLink();
  return <Link {...rest} data-component="TextLink" className={cx(styles.link, strong && styles.strong)} />;
}

export interface TextButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Emphasised. */
  strong?: boolean;
}

/** A button that looks like a link in a line of text. */
export const TextButton = ({ strong, type = 'button', ...rest }: TextButtonProps) => (
  <button
    {...rest}
    type={type}
    data-component="TextButton"
    className={cx(styles.link, styles.bare, strong && styles.strong)}
  />
);
