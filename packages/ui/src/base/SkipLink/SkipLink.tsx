import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps extends RootProps<'a', 'href'> {
  /** Anchor of the main part, with `#`. */
  href: string;
  /** The words of the link. */
  children: ReactNode;
}

/** First focusable element of the page: skips the navigation. */
export const SkipLink = ({ href, children, className, ...rest }: SkipLinkProps) => (
  <a href={href} {...rest} className={cx('vl-SkipLink', skip, className)}>
    {children}
  </a>
);
