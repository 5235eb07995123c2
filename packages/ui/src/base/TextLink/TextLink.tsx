'use client';

import type { ReactNode } from 'react';
import { useLink } from '../../provider/hooks.ts';
import type { LinkProps } from '../../provider/link.ts';
import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends LinkProps {
  /** Emphasised. */
  strong?: boolean;
}

/** A link in a line of text. */
export function TextLink({ strong, className, ...rest }: TextLinkProps) {
  const Link = useLink();
  return <Link {...rest} className={cx('vl-TextLink', styles.link, strong && styles.strong, className)} />;
}

export interface TextButtonProps extends RootProps<'button'> {
  /** The text. */
  children: ReactNode;
  /** Emphasised. */
  strong?: boolean;
}

/** A button that looks like a link in a line of text. */
export const TextButton = ({ strong, type = 'button', className, ...rest }: TextButtonProps) => (
  <button
    {...rest}
    type={type}
    className={cx('vl-TextButton', styles.link, styles.bare, strong && styles.strong, className)}
  />
);
