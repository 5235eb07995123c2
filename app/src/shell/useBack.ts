import { useEffect, useState } from 'react';
import { usePage } from '../platform/router/router-context.tsx';
import { hasBackButton } from './areas.ts';

/** The way back for pages that have a button for it: only in the installed app, and only when there is a page before. */
export function useBack(): { onBack?: () => void } {
  const { name } = usePage().route;
  const [standalone, setStandalone] = useState(false);
  useEffect(() => {
    const query = matchMedia('(display-mode: standalone)');
    const read = () => setStandalone(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  const shown = standalone && hasBackButton(name) && history.length > 1;
  return shown ? { onBack: () => history.back() } : {};
}
