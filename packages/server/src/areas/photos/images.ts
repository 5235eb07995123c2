import type { components } from '@velluto/api-client/schema';
import { shownPhotos } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { isSigned, signature } from '../../infrastructure/mail/signature.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { MAIL_FILE } from './files.ts';
import * as queries from './photo-queries.ts';

/** A photo as the contract describes it. */
export type Image = components['schemas']['Image'];

/** The stored sizes of a photo, by the name of their file. */
export const variants = {
  /** 288 px wide, for tiles and lists. */
  tile: 'tile.avif',
  /** 640 px wide, for dialogs. */
  match: 'medium.webp',
  /** Up to 1280 px wide, for the profile. */
  large: 'large.webp',
  /** A small blurred stand-in: nothing of the picture can be recovered from it. */
  stand_in: 'blur.webp',
} as const;

const dayMs = 86_400_000;
const path = (key: string, file: string) => `/img/${key}/${file}`;

/** Columns that describe a photo. */
export type PhotoFacts = Pick<
  queries.PhotoRow,
  'id' | 'key' | 'status' | 'width' | 'height' | 'thumbhash' | 'focal_x' | 'focal_y'
>;

/** A photo as a viewer sees it; a locked one has only the address of the stand-in. */
export function imageOf(photo: PhotoFacts, locked: boolean): Image {
  const { id, key, status, width, height, thumbhash, focal_x, focal_y } = photo;
  return {
    id,
    filename: path(key, locked ? variants.stand_in : variants.large),
    thumb_filename: path(key, locked ? variants.stand_in : variants.tile),
    match_filename: locked ? null : path(key, variants.match),
    status,
    width,
    height,
    thumbhash,
    focal_x,
    focal_y,
    locked,
  };
}

/** The main photos of members, by member id; members without a photo are missing. */
export async function mainImages(db: Db, memberIds: string[]): Promise<Map<string, Image>> {
  if (memberIds.length === 0) return new Map();
  const rows = await queries.selectMainPhotos(db, memberIds);
  return new Map(rows.map(row => [row.member_id, imageOf(row, false)]));
}

/** Days for which a mail shows the people in it: whoever has the mail sees them without a log-in. */
const mailPhotoDays = 30;

/**
 * Paths of members' main photos for mails to a reader, by member id; they are shown without a log-in for some weeks, as long as
 * that reader may see the member.
 */
export async function mailPhotos(
  ctx: Pick<Context, 'keys' | 'clock'>,
  db: Db,
  readerId: string,
  memberIds: string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await queries.selectMainPhotos(db, memberIds);
  const until = Math.ceil(ctx.clock.now().getTime() / dayMs) + mailPhotoDays;
  const paths = rows.map(async ({ member_id, key }) => {
    const signed = await signature(ctx, 'mail_photo', `${key}.${readerId}.${until}`);
    return [member_id, `${path(key, MAIL_FILE)}?mail=${readerId}.${until}.${signed}`] as const;
  });
  return new Map(await Promise.all(paths));
}

/** The reader whom the query of such a path names; null unless it is signed for this photo. */
export async function mailPhotoReader(
  ctx: Pick<Context, 'keys' | 'clock'>,
  key: string,
  query: unknown,
): Promise<{ id: string; expired: boolean } | null> {
  const [id = '', until = '', signed] = typeof query === 'string' ? query.split('.') : [];
  if (!(await isSigned(ctx, 'mail_photo', `${key}.${id}.${until}`, signed))) return null;
  return { id, expired: ctx.clock.now().getTime() >= Number(until) * dayMs };
}

/** The main photo of one member, or null. */
export async function mainImageOf(db: Db, memberId: string): Promise<Image | null> {
  return (await mainImages(db, [memberId])).get(memberId) ?? null;
}

/**
 * Other members' photos, by member id: the main one is open to all who see the profile, the rest to premium members. Of an owner who
 * is not premium any more only the first ones are shown. Members without a photo are missing.
 */
export async function imagesOf(
  db: Db,
  memberIds: string[],
  viewerIsPremium: boolean,
): Promise<Map<string, Image[]>> {
  if (memberIds.length === 0) return new Map();
  const photos = await queries.selectActiveOf(db, memberIds);
  const byMember = Map.groupBy(photos, ({ member_id }) => member_id);
  const isShown = ({ premium, origin }: queries.OwnedPhotoRow, index: number) =>
    index < shownPhotos(premium, origin);
  return new Map(
    [...byMember].map(([memberId, rows]) => [
      memberId,
      rows.filter(isShown).map((photo, index) => imageOf(photo, index > 0 && !viewerIsPremium)),
    ]),
  );
}

/** A member's own photos, including pending and rejected ones. */
export async function ownImages(db: Db, memberId: string): Promise<Image[]> {
  const photos = await queries.selectPhotos(db, memberId, ['active', 'pending', 'rejected']);
  return photos.map(photo => imageOf(photo, false));
}
