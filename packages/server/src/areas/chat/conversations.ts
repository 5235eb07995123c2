import type { components } from '@velluto/api-client/schema';
import { MESSAGES_PER_PAGE } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import type { Site } from '../../domain/sites/site.ts';
import { assertCanView } from '../access/api.ts';
import { summariesOf, summaryFor, type Viewer } from '../search/api.ts';
import { creditsOf } from '../wallet/api.ts';
import { markDelivered } from './conversation-actions.ts';
import { selectConversations } from './conversation-queries.ts';
import { fetchMessages } from './fetched-messages.ts';
import { selectNewest } from './message-queries.ts';
import { isWholeInPreview, toHistoryMessage, toMessage, toPreview } from './message-response.ts';
import * as participants from './participant-queries.ts';
import { currentRefusal } from './send.ts';
import { selectMayWrite } from './send-queries.ts';

type ChatResponse = components['schemas']['ChatResponse'];
type ChatsResponse = components['schemas']['ChatsResponse'];

/** The member who opens a conversation. */
export interface ChatReader extends Viewer {
  id: string;
  /** Premium members see read receipts. */
  premium: boolean;
}

/** The conversation to open, and the page of its messages. */
export interface ChatQuery {
  /** Id of the conversation; without it, `profile` is given. */
  conversation?: string;
  /** Id of the other person, with whom there may be no conversation yet. */
  profile?: string;
  /** Only messages before this position. */
  before?: number;
}

/**
 * A page of a conversation's messages, and whether the reader may write. Reading is free and marks nothing as read;
 * messages of the page count as fetched, so they are no longer refunded as unread.
 *
 * @throws ApiError `not_found` for a conversation that is not the reader's and a person who does not exist,
 *   `recipient_unavailable` for somebody who has left, `blocked_by_member`
 */
export async function openChat(
  ctx: Context,
  site: Site,
  reader: ChatReader,
  query: ChatQuery,
): Promise<ChatResponse> {
  const { otherId, mine } = await findConversation(ctx, reader, query);
  const [profile, facts, balance, page] = await Promise.all([
    summaryFor(ctx, reader, otherId),
    selectMayWrite(
      ctx.db,
      { from: reader.id, to: otherId, shownOn: reader.shownOn },
      site.message_credits,
      ctx.clock.now(),
    ),
    creditsOf(ctx.db, reader.id),
    mine ? messagePage(ctx, reader, mine, query.before) : noPage,
    // an existing conversation stays readable, also when the other's profile is no longer shown
    mine?.known || assertCanView(ctx, reader, otherId),
  ]);
  if (facts.blocked_me) throw new ApiError('blocked_by_member');
  if (!profile) throw new ApiError(mine ? 'recipient_unavailable' : 'not_found');
  // only after every refusal, which fetches nothing; during a block nothing counts as delivered
  if (mine && !facts.i_blocked) await markPageDelivered(ctx, reader, mine, page.received);
  const rows = await fetchMessages(ctx.db, reader.id, page.rows);
  const problem = currentRefusal(facts, balance);
  const progress = {
    readSeq: reader.premium && mine ? mine.other_read_seq : null,
    deliveredSeq: mine?.other_delivered_seq ?? 0,
  };
  return {
    conversation: {
      id: mine?.known ? mine.conversation_id : null,
      last_seq: page.lastSeq,
      read_seq: mine?.read_seq ?? 0,
    },
    profile,
    messages: rows.map(row => toHistoryMessage(row, reader.id, progress)),
    has_more: page.hasMore,
    other_read_seq: reader.premium ? (mine?.other_read_seq ?? 0) : null,
    message_credits: facts.cost,
    can_write: problem === null,
    blocked_reason: problem as ChatResponse['blocked_reason'],
    blocked: facts.i_blocked,
  };
}

type Participant = NonNullable<Awaited<ReturnType<typeof participants.selectParticipant>>>;

async function findConversation(ctx: Context, { id }: ChatReader, { conversation, profile }: ChatQuery) {
  if (conversation !== undefined) {
    const conversationId = parseId(conversation);
    const mine =
      conversationId === null
        ? null
        : await participants.selectParticipant(ctx.db, id, { conversation: conversationId });
    if (!mine?.known) throw new ApiError('not_found');
    return { mine, otherId: mine.other_id };
  }
  if (profile === undefined) throw invalidFields({ field: 'conversation', code: 'required' });
  const otherId = parseId(profile);
  if (otherId === null || otherId === id) throw new ApiError('not_found');
  const mine = await participants.selectParticipant(ctx.db, id, { other: otherId });
  return { mine: mine ?? null, otherId };
}

const noPage = { rows: [], hasMore: false, lastSeq: 0, received: 0 };

async function messagePage(ctx: Context, { id }: ChatReader, mine: Participant, before: number | undefined) {
  const after = mine.cleared_seq;
  const rows = await selectNewest(ctx.db, mine.conversation_id, id, {
    after,
    before,
    limit: MESSAGES_PER_PAGE + 1,
  });
  const last = before === undefined ? rows : await newestMessage(ctx, id, mine);
  const received = last.find(row => row.sender_id !== id)?.seq ?? 0;
  const lastSeq = last[0]?.seq ?? after;
  const page = rows.slice(0, MESSAGES_PER_PAGE).reverse();
  return { rows: page, hasMore: rows.length > MESSAGES_PER_PAGE, lastSeq, received };
}

async function markPageDelivered(
  ctx: Context,
  { id }: ChatReader,
  mine: Participant,
  received: number,
): Promise<void> {
  if (received <= mine.delivered_seq) return;
  await markDelivered(ctx, id, [
    { conversationId: mine.conversation_id, otherId: mine.other_id, seq: received },
  ]);
}

async function newestMessage(ctx: Context, readerId: string, mine: Participant) {
  return selectNewest(ctx.db, mine.conversation_id, readerId, {
    after: mine.cleared_seq,
    before: undefined,
    limit: 1,
  });
}

type ListRow = Awaited<ReturnType<typeof selectConversations>>[number];

/** Conversations whose last message may be shown. A message that fits whole into the preview counts as fetched by the reader. */
async function fetchWholePreviews(ctx: Context, readerId: string, rows: ListRow[]): Promise<ListRow[]> {
  const fetched = new Set(await fetchMessages(ctx.db, readerId, rows.filter(isWholeInPreview)));
  return rows.filter(row => fetched.has(row) || !isWholeInPreview(row));
}

/**
 * The conversations of a member, the latest first, without those with members who have left.
 *
 * @param premium whether the member sees read receipts
 */
export async function listChats(
  ctx: Context,
  viewer: Viewer & { id: string },
  premium: boolean,
): Promise<ChatsResponse> {
  const listed = await selectConversations(ctx.db, viewer.id);
  const rows = await fetchWholePreviews(ctx, viewer.id, listed);
  const people = await summariesOf(
    ctx,
    viewer,
    rows.map(row => row.other_id),
  );
  const fetched = rows
    .filter(row => row.sender_id !== viewer.id && row.seq > row.delivered_seq)
    .map(row => ({ conversationId: row.conversation_id, otherId: row.other_id, seq: row.seq }));
  await markDelivered(ctx, viewer.id, fetched);
  const byId = new Map(people.map(person => [person.id, person]));
  const chats = rows.flatMap(row => {
    const profile = byId.get(row.other_id);
    if (!profile) return [];
    const message = toMessage(row, viewer.id, {
      readSeq: premium ? row.other_read_seq : null,
      deliveredSeq: row.other_delivered_seq,
    });
    const conversation = {
      id: row.conversation_id,
      last_at: row.last_at.toISOString(),
      last_message: toPreview(message),
    };
    return [{ conversation, profile, num_unread_messages: row.unread }];
  });
  // messages that were refunded, and members who left, since the list was read are not counted either
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const gone = sum(listed.map(row => row.unread)) - sum(chats.map(chat => chat.num_unread_messages));
  return { chats, num_unread_messages: (listed[0]?.unread_in_all ?? 0) - gone };
}
