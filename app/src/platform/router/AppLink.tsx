import type { LinkProps } from '@velluto/ui/provider';
import { Link } from 'wouter';

/** Addresses that the server answers itself, and files; the app has no page for them. */
const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/(?:api|img|assets|__[a-z]+)(?:\/|$)|#)/i;

/** Link of the whole app: its own pages change without a reload, everything else is a plain anchor. */
export function AppLink(props: LinkProps) {
  const { href, target, download } = props;
  const plain = outside.test(href) || (target !== undefined && target !== '_self') || download !== undefined;
  return plain ? <a {...props} /> : <Link {...props} />;
}
