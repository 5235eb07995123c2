import type { LinkProps } from '@velluto/ui/provider';
import type { MouseEvent } from 'react';
import { useNavigator } from './router-context.tsx';

/** Addresses that the server answers itself, files, other sites, and places on the same page. */
const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/(?:api|img|assets|__[a-z]+)(?:\/|$)|#)/i;

/** True when the browser alone should follow the link. */
function isPlain({ href, target, download }: LinkProps, event: MouseEvent): boolean {
  const elsewhere =
    outside.test(href) || (target !== undefined && target !== '_self') || download !== undefined;
  const wished = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  return elsewhere || wished || event.defaultPrevented;
}

/** Link of the whole app: its own pages change without a reload, everything else is a plain anchor. */
export function AppLink(props: LinkProps) {
  const { navigate } = useNavigator();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (isPlain(props, event)) return;
    event.preventDefault();
    void navigate(props.href);
  };
  return <a {...props} href={props.href} onClick={follow} />;
}
