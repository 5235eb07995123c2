import { destinationOf } from './auth-paths.ts';
import { useLatePage, usePage } from './router-context.tsx';

/** Where the visitor of this page, or of the one whose skeleton is shown, goes after log-in or sign-up; null where nothing was chosen. */
export function useDestination(): string | null {
  const { path, query } = usePage();
  const late = useLatePage();
  return destinationOf(late?.address ?? path + query);
}
