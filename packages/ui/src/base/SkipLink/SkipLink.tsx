import type { ReactNode } from 'react';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Anchor of the main part, with `#`. */
  href: string;
  /** The words of the link. */
  children: ReactNode;
}

/** First focusable element of the page: skips the navigation. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <a data-component="SkipLink" href={href} className={skip}>
    {children}
  </a>
);
