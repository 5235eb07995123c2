import { createHash } from 'node:crypto';
import type { Db, Site } from '@velluto/server';
import type { DemoMember } from '../members/members.ts';
import type { SeedTime } from './people.ts';
import type { Story, StoryConversation } from './story.ts';

const MINUTE = 60_000;

/** A message that the demo log-in paid for. */
export interface PaidMessage {
  id: string;
  at: Date;
  credits: number;
}

/** Inserts the conversations of a story, each with another partner; returns the messages that cost credits. */
export async function insertConversations(
  db: Db,
  time: SeedTime,
  site: Site,
  member: DemoMember,
  story: Story,
  partners: DemoMember[],
): Promise<PaidMessage[]> {
  const paid: PaidMessage[] = [];
  for (const [index, conversation] of story.conversations.entries()) {
    const partner = partners[index];
    if (partner) paid.push(...(await insertConversation(db, time, site, member, partner, conversation)));
  }
  const unread = story.conversations.reduce((sum, conversation) => sum + conversation.unread, 0);
  await db.updateTable('user_state').set({ unread }).where('member_id', '=', member.id).execute();
  return paid;
}

async function insertConversation(
  db: Db,
  { now, uuid }: SeedTime,
  site: Site,
  member: DemoMember,
  partner: DemoMember,
  { messages, unread }: StoryConversation,
): Promise<PaidMessage[]> {
  const id = uuid();
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE);
  const createdAt = at(messages[0]?.minutesAgo ?? 0);
  const lastAt = at(messages.at(-1)?.minutesAgo ?? 0);
  const lastSeq = messages.length;
  const [member_a, member_b] = member.id < partner.id ? [member.id, partner.id] : [partner.id, member.id];
  await db
    .insertInto('conversation')
    .values({
      id,
      member_a,
      member_b,
      started_by: messages[0]?.from === 'me' ? member.id : partner.id,
      last_seq: lastSeq,
      last_at: lastAt,
      created_at: createdAt,
    })
    .execute();
  const side = { conversation_id: id, hidden: false, last_at: lastAt, delivered_seq: lastSeq };
  await db
    .insertInto('conv_member')
    .values([
      { ...side, member_id: member.id, other_id: partner.id, unread, read_seq: lastSeq - unread },
      { ...side, member_id: partner.id, other_id: member.id, unread: 0, read_seq: lastSeq },
    ])
    .execute();
  const rows = messages.map(({ from, text, minutesAgo }, index) => ({
    conversation_id: id,
    seq: index + 1,
    id: uuid(),
    sender_id: from === 'me' ? member.id : partner.id,
    kind: 'text' as const,
    text,
    origin: from === 'me' ? ('member' as const) : ('system' as const),
    status: 'sent' as const,
    credits: from === 'me' ? site.message_credits : 0,
    idempotency_key: uuid(),
    request_hash: createHash('sha256').update(text).digest(),
    created_at: at(minutesAgo),
    delivered_at: at(minutesAgo),
  }));
  await db.insertInto('message').values(rows).execute();
  return rows
    .filter(row => row.credits > 0)
    .map(row => ({ id: row.id, at: row.created_at, credits: row.credits }));
}
