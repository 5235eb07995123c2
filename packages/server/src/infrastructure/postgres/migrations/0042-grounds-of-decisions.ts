import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** What a decision that restricts a member rests on; decisions from before say it in their reasons only. */
export const groundsOfDecisions = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table complaint_decision add column ground text check (ground in ('law', 'terms', 'fraud'))`,
    ),
};
