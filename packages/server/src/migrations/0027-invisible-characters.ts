import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Letters and marks that cannot be seen, as `tidyName` leaves them out. */
const unseen = sql.lit(
  '[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180D\\u180F\\u3164\\uFE00-\\uFE0F\\uFFA0\\U000E0100-\\U000E01EF]',
);

/**
 * Names lose what cannot be seen in them, or their members could not log in by name any more. Who has a name that is
 * somebody else's without it, or none, keeps it and logs in by address.
 */
export const invisibleCharacters = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`with seen as (
          select id, regexp_replace(name, ${unseen}, '', 'g') as name, regexp_replace(name_key, ${unseen}, '', 'g') as name_key,
            row_number() over (partition by pool, regexp_replace(name_key, ${unseen}, '', 'g') order by id) as nth, pool
          from member where name_key ~ ${unseen}
        )
        update member set name = seen.name, name_key = seen.name_key
        from seen
        where seen.id = member.id and seen.nth = 1 and length(seen.name_key) >= 3
          and not exists (select from member as other where other.pool = seen.pool and other.name_key = seen.name_key)`,
    ),
};
