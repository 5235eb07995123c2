import type { Selectable } from 'kysely';
import type { RunStatement, Statement } from '../ports/db/database.ts';
import type { MemberTable } from '../ports/db/schema.ts';

/** What a tile shows of a member, with the viewer's likes both ways. */
export type SummaryRow = Pick<
  Selectable<MemberTable>,
  | 'id'
  | 'name'
  | 'gender'
  | 'date_of_birth'
  | 'country'
  | 'region'
  | 'city'
  | 'language'
  | 'origin'
  | 'premium'
  | 'num_photos'
  | 'num_interests'
  | 'last_active_at'
  | 'invisible'
> & { given_id: string | null; is_new: boolean | null };

// every list of people asks for it, and planning it takes longer than running it
const summaries: Statement = {
  name: 'summaries',
  text: `select m.id, m.name, m.gender, m.date_of_birth, m.country, m.region, m.city, m.language, m.origin,
      m.premium, m.num_photos, m.num_interests, m.last_active_at, m.invisible, given.id as given_id, received.is_new
    from member m
    left join likes given on given.liked = m.id and given.liker = $3
    left join likes received on received.liker = m.id and received.liked = $3 and not received.held
    where m.id = any($1::uuid[]) and m.pool = $2 and m.status = 'active'`,
};

/** What tiles show of some members, with the viewer's likes both ways; deleted and disabled ones are left out. */
export const selectSummaries = (
  run: RunStatement,
  pool: string,
  memberIds: string[],
  viewerId: string | null,
): Promise<SummaryRow[]> => run<SummaryRow>(summaries, [memberIds, pool, viewerId]);
