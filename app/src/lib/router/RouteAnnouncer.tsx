import { VisuallyHidden } from '@velluto/ui/base';
import { useEffect, useLayoutEffect, useState } from 'react';
import { hydratedEvent } from '../scheduling.ts';
import { useLatePage, useRouterState } from './router-context.tsx';

/** After a navigation: scrolls, moves the focus to the main content, and announces the page's title to screen readers. */
export function RouteAnnouncer() {
  const { arrival } = useRouterState();
  const late = useLatePage();
  const [announced, setAnnounced] = useState('');
  useLayoutEffect(() => {
    if (arrival.kind === 'first') dispatchEvent(new Event(hydratedEvent));
    if (arrival.kind === 'first' || arrival.kind === 'same-page') return;
    const target = arrival.kind === 'forward' && arrival.hash ? elementOf(arrival.hash) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, arrival.scrollY);
  }, [arrival]);
  useLayoutEffect(() => {
    if (late) window.scrollTo(0, 0);
  }, [late]);
  useEffect(() => {
    if (arrival.kind === 'first' || arrival.kind === 'same-page') return;
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [arrival]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
