import { useEffect, useState } from 'react';

/** True when the site runs as an installed app; false on the server and in the first render. */
export function useStandalone(): boolean {
  const [standalone, setStandalone] = useState(false);
  useEffect(() => {
    const query = matchMedia('(display-mode: standalone)');
    const read = () => setStandalone(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return standalone;
}
