'use client';

import type { ReactNode } from 'react';
import { useLink } from '../../provider/hooks.ts';
import type { LinkProps } from '../../provider/link.ts';
import { PendingButton } from '../Button/PendingButton.tsx';
import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
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
  /** The action is running: the button keeps its size and focus and ignores further presses. */
  pending?: boolean;
}

/**
 * A button that looks like a link in a line of text.
 *
 * @part label - the text
 * @part spinner - the sign that the action is running
 */
export const TextButton = ({ strong, pending = false, children, className, ...rest }: TextButtonProps) => (
  <PendingButton
    {...rest}
    pending={pending}
    className={cx('vl-TextButton', styles.link, styles.bare, strong && styles.strong, className)}
  >
    <span data-part="label" className={styles.label}>
      {children}
    </span>
    {pending && (
      <span data-part="spinner" className={styles.spinner}>
        <Spinner />
      </span>
    )}
  </PendingButton>
);
