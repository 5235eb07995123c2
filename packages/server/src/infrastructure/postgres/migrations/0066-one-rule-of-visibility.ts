import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Who is shown to whom, and so may be written to, is one SQL function: `is_hidden_from` in `sql/functions/search_visibility.sql`. */
export const oneRuleOfVisibility = {
  up: (db: Kysely<unknown>) => statements(db),
};
