import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Invisible letters and marks, as `normalizeName` removes them. */
const invisible = sql.lit(
  '[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180D\\u180F\\u3164\\uFE00-\\uFE0F\\uFFA0\\U000E0100-\\U000E01EF]',
);

/**
 * Removes invisible characters from names, since their members could not log in by name otherwise. A member whose name would become
 * that of another, or empty, keeps it and logs in by e-mail address.
 */
export const invisibleCharacters = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`with seen as (
          select id, regexp_replace(name, ${invisible}, '', 'g') as name, regexp_replace(name_key, ${invisible}, '', 'g') as name_key,
            row_number() over (partition by pool, regexp_replace(name_key, ${invisible}, '', 'g') order by id) as nth, pool
          from member where name_key ~ ${invisible}
        )
        update member set name = seen.name, name_key = seen.name_key
        from seen
        where seen.id = member.id and seen.nth = 1 and length(seen.name_key) >= 3
          and not exists (select from member as other where other.pool = seen.pool and other.name_key = seen.name_key)`,
    ),
};
