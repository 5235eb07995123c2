import { type ReactNode, useEffect, useState } from 'react';
import { lazyComponent } from '../../platform/router/lazy.ts';
import { usePage } from '../../platform/router/router-context.tsx';
import { useAppContext, useSession } from '../../platform/useAppContext.ts';
import { routes } from '../../routes.ts';
import { enteredCookie, hasEntered, isEntryClosed } from './entry-warning.ts';

/**
 * Its code comes with a first view that it covers, and for a visitor who has not entered once the browser is idle; a page
 * that is opened before waits for it. Without a boundary of its own it is hydrated with the page, so that what was pressed
 * early finds it.
 */
export const EntryWarning = lazyComponent(() => import('./EntryWarning.tsx'));

/** The page, and above it the age warning where that is due: until it is answered nothing of the page can be used. */
export function Entry({ children }: { children: ReactNode }) {
  const app = useAppContext();
  const { user } = useSession();
  const page = usePage();
  // whoever came as a member is not warned after a log-out: the next page is a fresh one
  const [entered, setEntered] = useState(() => user !== null || hasEntered(app.cookies()));
  // the server does not know an installed app
  useEffect(() => {
    if (matchMedia('(display-mode: standalone)').matches) setEntered(true);
  }, []);
  const closed = isEntryClosed(app, routes, page, entered);
  const enter = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
    document.cookie = enteredCookie(app.clock.now());
    setEntered(true);
  };
  return (
    <>
      <div inert={closed}>{children}</div>
      {closed && <EntryWarning onEnter={enter} />}
    </>
  );
}
