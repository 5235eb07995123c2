import type { LinkProps } from '@velluto/ui/provider';
import { Link } from 'wouter';
import { addressOf } from './addresses.ts';

/** Wouter's link for pages of this app, a plain one for addresses elsewhere, such as the page of the payment provider. */
export function SiteLink(props: LinkProps) {
  const href = addressOf(props.href);
  return href.startsWith('/') ? <Link {...props} /> : <a {...props} href={href} />;
}
