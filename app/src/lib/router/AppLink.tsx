import type { LinkProps } from '@velluto/ui/provider';
import { Link } from 'wouter';

/** Addresses that are not pages of the app: files, other sites, and anchors on the same page. */
const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/(?:api|img|assets|__[a-z]+)(?:\/|$)|#)/i;

/** Link of the whole app: Wouter's for pages of the app, a plain anchor for everything else. */
export function AppLink(props: LinkProps) {
  const { href, target, download } = props;
  const elsewhere = outside.test(href) || (target ?? '_self') !== '_self' || download !== undefined;
  return elsewhere ? <a {...props} href={href} /> : <Link {...props} />;
}
