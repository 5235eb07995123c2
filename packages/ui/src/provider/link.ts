import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** What every link of the package passes on; the app gives its router's link. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkProps> | 'a';
