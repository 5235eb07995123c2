import { focusFreed } from '@velluto/ui/provider';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { preloadableComponent } from '../../lib/router/preloadable.ts';
import { usePage } from '../../lib/router/router-context.tsx';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { routes } from '../../routes.ts';
import { enteredCookie, hasEntered, isAgeGateClosed } from './age-warning.ts';

/**
 * Its code is loaded with a first view that it covers; otherwise visitors load it once the browser is idle, and a page
 * opened before that waits for it. It has no Suspense boundary of its own, so that it is hydrated together with the
 * page and early presses reach it.
 */
export const AgeWarning = preloadableComponent(() => import('./AgeWarning.tsx'));

/** The page, and above it the age warning where that is due: until it is answered nothing of the page can be used. */
export function AgeGate({ children }: { children: ReactNode }) {
  const app = useAppContext();
  const { user } = useSession();
  const page = usePage();
  // a page of a member stays uncovered after a log-out, which loads a new document anyway
  const [entered, setEntered] = useState(() => user !== null || hasEntered(app.cookies()));
  // the server cannot know whether this is the installed app
  useEffect(() => {
    if (matchMedia('(display-mode: standalone)').matches) setEntered(true);
  }, []);
  const closed = isAgeGateClosed(app, routes, page, entered);
  const answered = useRef(false);
  // the button that had the focus is gone, and the page can take it only now
  useEffect(() => {
    const main = document.getElementById('main');
    if (!closed && answered.current && main) focusFreed(main);
  }, [closed]);
  const enter = () => {
    answered.current = true;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
    document.cookie = enteredCookie(app.clock.now());
    setEntered(true);
  };
  return (
    <>
      <div inert={closed}>{children}</div>
      {closed && <AgeWarning onEnter={enter} />}
    </>
  );
}
