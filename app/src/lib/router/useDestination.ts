import { destinationOf } from './auth-paths.ts';
import { usePage } from './router-context.tsx';

/** Where the visitor of this page goes after log-in or sign-up; null where nothing was chosen. */
export function useDestination(): string | null {
  const { path, query } = usePage();
  return destinationOf(path + query);
}
