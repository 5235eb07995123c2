import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Who is shown to whom, and so may be written to, is one SQL function: `members_shown_to` in `sql/functions/search_visibility.sql`. */
export const oneRuleOfVisibility = {
  up: (db: Kysely<unknown>) => statements(db),
};
