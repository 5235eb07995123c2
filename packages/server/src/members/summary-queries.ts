import type { Selectable } from 'kysely';
import type { PhotoFacts } from '../photos/images.ts';
import type { RunStatement, Statement } from '../ports/db/database.ts';
import type { MemberTable } from '../ports/db/schema.ts';

/** What a tile shows of a member, with the main photo and the viewer's likes both ways. */
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
> & { given_id: string | null; is_new: boolean | null } & (
    | { photo_id: null }
    | ({ photo_id: string } & Omit<PhotoFacts, 'id'>)
  );

// every list of people asks for it, and planning it takes longer than running it
const summaries: Statement = {
  name: 'summaries',
  text: `select m.id, m.name, m.gender, m.date_of_birth, m.country, m.region, m.city, m.language, m.origin,
      m.premium, m.num_photos, m.num_interests, m.last_active_at, m.invisible, given.id as given_id, received.is_new,
      photo.id as photo_id, photo.key, photo.status, photo.width, photo.height, photo.thumbhash, photo.focal_x,
      photo.focal_y
    from member m
    left join likes given on given.liked = m.id and given.liker = $3
    left join likes received on received.liker = m.id and received.liked = $3 and not received.held
    left join lateral (
      select * from photo where member_id = m.id and status = 'active' order by position limit 1
    ) photo on true
    where m.id = any($1::uuid[]) and m.pool = $2 and m.status = 'active'`,
};

/** What tiles show of some members, with the viewer's likes both ways; deleted and disabled ones are left out. */
export const selectSummaries = (
  run: RunStatement,
  pool: string,
  memberIds: string[],
  viewerId: string | null,
): Promise<SummaryRow[]> => run<SummaryRow>(summaries, [memberIds, pool, viewerId]);
