import { titleWithCount } from '@velluto/rules';
import { useEffect } from 'react';
import { useAppContext, useSession } from '../useAppContext.ts';

/** Names the page: `useTitle(t(members.title))`; the empty title is the site's own. The site's name and the count of news are added here. */
export function useTitle(title: string): void {
  const app = useAppContext();
  const { unread, newLikes } = useSession();
  const full = title === '' ? app.site.index_title : `${title} · ${app.site.name}`;
  const text = titleWithCount(unread + newLikes, full);
  // on the server the document is written after the render, so the last screen that names itself wins
  if (app.side === 'server') app.head.title = text;
  useEffect(() => {
    app.head.title = text;
    document.title = text;
  }, [app, text]);
}
