import type { components } from '@velluto/api-client/schema';
import { MESSAGES_PER_PAGE } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError, invalidFields } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import { summaryFor, type Viewer } from '../members/summaries.ts';
import type { Site } from '../sites/site.ts';
import { creditsOf } from '../wallet/wallet.ts';
import { noteDelivered } from './delivery.ts';
import { refusalNow } from './may-write.ts';
import { selectNewest } from './message-queries.ts';
import { selectMayWrite } from './send-queries.ts';
import * as sides from './side-queries.ts';
import { messageToWire } from './wire.ts';

type ChatResponse = components['schemas']['ChatResponse'];

/** Who opens a conversation. */
export interface ChatReader extends Viewer {
  id: string;
  /** Premium members are told what the other one has read. */
  premium: boolean;
}

/** Which stretch of which conversation. */
export interface ChatQuery {
  /** Id of the conversation; or else … */
  conversation?: string;
  /** … of the other person, with whom there may be none yet. */
  profile?: string;
  /** Only messages before this position. */
  before?: number;
}

/**
 * A stretch of a conversation, and whether the reader may write on. Reading is free and marks nothing as read.
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
  const { otherId, side } = await find(ctx, reader, query);
  const [profile, facts, balance, page] = await Promise.all([
    summaryFor(ctx, reader, otherId),
    selectMayWrite(ctx.db, { from: reader.id, to: otherId }, site.message_credits, ctx.clock.now()),
    creditsOf(ctx.db, reader.id),
    side ? newest(ctx, reader, side, query.before) : noPage,
  ]);
  if (facts.blocked_me) throw new ApiError('blocked_by_member');
  if (facts.hidden && !side && !facts.i_blocked) throw new ApiError('not_found');
  if (!profile) throw new ApiError(side ? 'recipient_unavailable' : 'not_found');
  // told only now: who is refused fetched nothing, and nothing passes between two of whom one blocks the other
  if (side && !facts.i_blocked) await noteFetched(ctx, reader, side, page.received);
  const problem = refusalNow(facts, balance);
  const progress = {
    readSeq: reader.premium && side ? side.other_read_seq : null,
    deliveredSeq: side?.other_delivered_seq ?? 0,
  };
  return {
    conversation: {
      id: side?.known ? side.conversation_id : null,
      last_seq: page.lastSeq,
      read_seq: side?.read_seq ?? 0,
    },
    profile,
    messages: page.rows.map(row => messageToWire(row, reader.id, progress)),
    has_more: page.hasMore,
    other_read_seq: reader.premium ? (side?.other_read_seq ?? 0) : null,
    message_credits: facts.cost,
    can_write: problem === null,
    blocked_reason: problem as ChatResponse['blocked_reason'],
    blocked: facts.i_blocked,
  };
}

type Side = NonNullable<Awaited<ReturnType<typeof sides.selectSide>>>;

async function find(ctx: Context, { id }: ChatReader, { conversation, profile }: ChatQuery) {
  if (conversation !== undefined) {
    const asked = parseId(conversation);
    const side = asked === null ? null : await sides.selectSide(ctx.db, id, { conversation: asked });
    if (!side?.known) throw new ApiError('not_found');
    return { side, otherId: side.other_id };
  }
  if (profile === undefined) throw invalidFields({ field: 'conversation', code: 'required' });
  const otherId = parseId(profile);
  if (otherId === null || otherId === id) throw new ApiError('not_found');
  const side = await sides.selectSide(ctx.db, id, { other: otherId });
  return { side: side ?? null, otherId };
}

const noPage = { rows: [], hasMore: false, lastSeq: 0, received: 0 };

async function newest(ctx: Context, { id }: ChatReader, side: Side, before: number | undefined) {
  const after = side.cleared_seq;
  const rows = await selectNewest(ctx.db, side.conversation_id, id, {
    after,
    before,
    limit: MESSAGES_PER_PAGE + 1,
  });
  const last = before === undefined ? rows : await lastOf(ctx, id, side);
  const received = last.find(row => row.sender_id !== id)?.seq ?? 0;
  const lastSeq = last[0]?.seq ?? after;
  const page = rows.slice(0, MESSAGES_PER_PAGE).reverse();
  return { rows: page, hasMore: rows.length > MESSAGES_PER_PAGE, lastSeq, received };
}

async function noteFetched(ctx: Context, { id }: ChatReader, side: Side, received: number): Promise<void> {
  if (received <= side.delivered_seq) return;
  await noteDelivered(ctx, id, [
    { conversationId: side.conversation_id, otherId: side.other_id, seq: received },
  ]);
}

async function lastOf(ctx: Context, readerId: string, side: Side) {
  return selectNewest(ctx.db, side.conversation_id, readerId, {
    after: side.cleared_seq,
    before: undefined,
    limit: 1,
  });
}
