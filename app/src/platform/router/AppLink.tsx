import type { LinkProps } from '@velluto/ui/provider';
import { Link } from 'wouter';

/** Addresses that the server answers itself, files, other sites, and places on the same page. */
const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/(?:api|img|assets|__[a-z]+)(?:\/|$)|#)/i;

/** Link of the whole app: Wouter's for its own pages, a plain anchor for everything that the browser should follow. */
export function AppLink(props: LinkProps) {
  const { href, target, download } = props;
  const elsewhere = outside.test(href) || (target ?? '_self') !== '_self' || download !== undefined;
  return elsewhere ? <a {...props} href={href} /> : <Link {...props} />;
}
