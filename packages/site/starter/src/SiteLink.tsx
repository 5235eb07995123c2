import type { LinkProps } from '@velluto/ui/provider';
import { Link } from 'wouter';

/** Wouter's link for pages of this app, a plain one for addresses elsewhere, such as the page of the payment provider. */
export const SiteLink = (props: LinkProps) =>
  props.href.startsWith('/') ? <Link {...props} /> : <a {...props} href={props.href} />;
