import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { MemberTable } from '../../infrastructure/postgres/tables/profiles.ts';
import type { PhotoFacts } from '../photos/api.ts';

/** The columns of a member's tile: facts, main photo and the likes between member and viewer. */
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

/** SQL: the columns of a tile of member `m`, from the tables that `tileTables` joins. */
export const tileColumns = sql`m.id, m.name, m.gender, m.date_of_birth, m.country, m.region, m.city, m.language, m.origin,
  m.premium, m.num_photos, m.num_interests, m.last_active_at, m.invisible, given.id as given_id, received.is_new,
  photo.id as photo_id, photo.key, photo.status, photo.width, photo.height, photo.thumbhash, photo.focal_x, photo.focal_y`;

/** SQL: joins the main photo of member `m` and the likes between them and the viewer. */
export const tileTables = (viewerId: string | null): RawBuilder<unknown> => sql`
  left join likes given on given.liked = m.id and given.liker = ${viewerId}
  left join likes received on received.liker = m.id and received.liked = ${viewerId} and not received.held
  left join lateral (
    select * from photo where member_id = m.id and status = 'active' order by position limit 1
  ) photo on true`;

/** The rows of members' tiles; deleted and disabled members are left out. */
export function selectSummaries(
  { db, run }: Pick<Context, 'db' | 'run'>,
  pool: string,
  memberIds: string[],
  viewerId: string | null,
): Promise<SummaryRow[]> {
  const { sql: text, parameters } = sql`select ${tileColumns} from member m ${tileTables(viewerId)}
    where m.id = any(${memberIds}::uuid[]) and m.pool = ${pool} and m.status = 'active'`.compile(db);
  // prepared, since every list uses it and planning it takes longer than running it
  return run<SummaryRow>({ name: 'summaries', text }, [...parameters]);
}
