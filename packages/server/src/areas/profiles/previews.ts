import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../context/context.ts';
import { imagesOf } from '../photos/api.ts';
import { sharedOf } from './member.ts';
import * as queries from './member-queries.ts';

type ProfilePreview = components['schemas']['ProfilePreview'];

/** Letters of a text, and photos, that a preview has; bounds of the contract. */
const EXCERPT = 200;
const PHOTOS = 6;

/**
 * What members' pages begin with, by member id, in three queries for any number of them. The caller has checked that the viewer may
 * see these members.
 *
 * @param premium whether the viewer may see all photos
 */
export async function previewsOf(
  ctx: Context,
  viewerId: string,
  memberIds: string[],
  premium: boolean,
): Promise<Map<string, ProfilePreview>> {
  if (memberIds.length === 0) return new Map();
  const [texts, interests, photos] = await Promise.all([
    queries.selectAboutMe(ctx.db, memberIds),
    queries.selectInterests(ctx.db, memberIds, viewerId),
    imagesOf(ctx.db, memberIds, premium),
  ]);
  const interestsByMember = Map.groupBy(interests, ({ member_id }) => member_id);
  return new Map(
    texts.map(({ id, about_me }) => [
      id,
      {
        about_me_excerpt: excerptOf(about_me),
        shared_interests: sharedOf(interestsByMember.get(id) ?? []),
        photos: (photos.get(id) ?? []).slice(0, PHOTOS),
      },
    ]),
  );
}

/** The beginning of a text, in one line: the words that fit, and an ellipsis when there is more. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= EXCERPT) return line;
  const letters = [...new Intl.Segmenter().segment(line.slice(0, EXCERPT + 1))].slice(0, -1);
  const start = letters.map(({ segment }) => segment).join('');
  // cut within a word only where whole words would leave little of the text
  const end = line[start.length] === ' ' ? start.length : start.lastIndexOf(' ');
  const words = end > EXCERPT / 2 ? start.slice(0, end) : start;
  return `${words.replace(/[\s\p{P}]+$/u, '')}…`;
}
