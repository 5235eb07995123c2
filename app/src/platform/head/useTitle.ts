import { titleWithCount } from '@velluto/rules';
import { useEffect } from 'react';
import { useSession, useVisit } from '../visit-context.ts';

/** Names the page: `useTitle(t(members.title))`; the empty title is the site's own. The site's name and the count of news are added here. */
export function useTitle(title: string): void {
  const visit = useVisit();
  const { unread, newLikes } = useSession();
  const full = title === '' ? visit.site.index_title : `${title} · ${visit.site.name}`;
  const text = titleWithCount(unread + newLikes, full);
  // on the server the document is written after the render, so the last screen that names itself wins
  if (visit.side === 'server') visit.head.title = text;
  useEffect(() => {
    visit.head.title = text;
    document.title = text;
  }, [visit, text]);
}
