import type { Db, LikeTable } from '@velluto/server';
import type { Insertable } from 'kysely';
import type { DemoMember } from '../members/members.ts';
import type { SeedTime } from './people.ts';
import type { Story } from './story.ts';

const MINUTE = 60_000;

/** Inserts the likes of a demo log-in: received ones (some new, some returned), and given ones not returned yet. */
export async function insertLikes(
  db: Db,
  { now, uuid }: SeedTime,
  member: DemoMember,
  story: Story,
  partners: DemoMember[],
): Promise<void> {
  const at = (share: number) =>
    new Date(now.getTime() - Math.round(Math.min(story.memberMinutes, 20_000) * share) * MINUTE);
  const received = partners.slice(0, story.likesReceived);
  const likedPartners = partners.slice(story.likesReceived, story.likesReceived + story.likesGiven);
  const rows: Insertable<LikeTable>[] = received.map(({ id }, index) => {
    const isNew = index >= received.length - story.likesNew;
    const created = at(0.8 - (0.7 * index) / received.length);
    return {
      liker: id,
      liked: member.id,
      id: uuid(),
      origin: 'system',
      is_new: isNew,
      seen_at: isNew ? null : created,
      shown_at: isNew ? null : created,
      created_at: created,
    };
  });
  const like = (liked: string, share: number) => {
    const created = at(share);
    const seen = { is_new: false, seen_at: created, shown_at: created, created_at: created };
    rows.push({ ...seen, origin: 'member', liker: member.id, liked, id: uuid() });
  };
  const first = story.conversations.length - 1;
  for (const [index, { id }] of received.slice(first, first + story.matches).entries())
    like(id, 0.3 - index * 0.05);
  for (const [index, { id }] of likedPartners.entries()) like(id, 0.25 - index * 0.03);
  await db.insertInto('likes').values(rows).execute();
  const new_likes = rows.filter(row => row.is_new).length;
  await db.updateTable('user_state').set({ new_likes }).where('member_id', '=', member.id).execute();
}
