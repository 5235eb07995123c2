import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** Props that every link of the package passes to the link component of the app's router. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address of the link. */
  href: string;
  /** The words of the link. */
  children?: ReactNode;
  /** The anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders a link, or `a` for a plain anchor. */
export type LinkComponent = ComponentType<LinkProps> | 'a';
