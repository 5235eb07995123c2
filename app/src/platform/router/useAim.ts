import { aimOf } from './doors.ts';
import { usePage } from './router-context.tsx';

/** Where the visitor of this page wants to be once logged in; null for nothing in particular. */
export function useAim(): string | null {
  const { path, query } = usePage();
  return aimOf(path + query);
}
