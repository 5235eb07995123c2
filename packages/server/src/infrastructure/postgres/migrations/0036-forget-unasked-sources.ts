import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Traffic sources of members who had not agreed to be remembered: the sign-up handed them on and stored them in the same
 * moment. Those from a visit that was remembered are older than the account.
 */
export const forgetUnaskedSources = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`delete from member_traffic using member
        where member.id = member_traffic.member_id
          and member_traffic.visited_at > member.created_at - interval '2 seconds'`,
    ),
};
