import { isolated, titleWithCount } from '@velluto/rules';
import { useEffect } from 'react';
import { useAppContext, useSession } from '../useAppContext.ts';

/** Sets the title of the page: `useTitle(t(pricing.title))`; empty for the site's own title. Adds the site's name, and in front the number of unread messages and new likes. */
export function useTitle(title: string): void {
  const app = useAppContext();
  const { unread, newLikes } = useSession();
  const full = title === '' ? app.site.index_title : `${isolated(title)} · ${app.site.name}`;
  const text = titleWithCount(unread + newLikes, full);
  // on the server the document is written after the render, so the last call wins
  if (app.side === 'server') app.head.title = text;
  useEffect(() => {
    app.head.title = text;
    document.title = text;
  }, [app, text]);
}
