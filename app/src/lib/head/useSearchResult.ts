import { useAppContext } from '../useAppContext.ts';
import type { SearchResult } from './search-result.ts';

/**
 * Says what search engines and shared links show of the page; without it, that is the description of the site. Only the
 * document that the server sends has it, since crawlers read each page from there: in the browser `describe` is not called.
 */
export function useSearchResult(describe: () => SearchResult): void {
  const { side, head } = useAppContext();
  if (side === 'server') Object.assign(head, describe());
}
