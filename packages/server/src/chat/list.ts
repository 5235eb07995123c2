import type { components } from '@velluto/api-client/schema';
import type { Context } from '../context.ts';
import { summariesOf, type Viewer } from '../members/summaries.ts';
import { selectUnread } from './conversation-queries.ts';
import { noteDelivered } from './delivery.ts';
import { selectList } from './list-queries.ts';
import { messageToWire, previewOf } from './wire.ts';

type ChatsResponse = components['schemas']['ChatsResponse'];

/**
 * The conversations of a member, the latest first; those with people who have left are gone.
 *
 * @param premium whether the member is told what others have read
 */
export async function listChats(
  ctx: Context,
  viewer: Viewer & { id: string },
  premium: boolean,
): Promise<ChatsResponse> {
  const rows = await selectList(ctx.db, viewer.id);
  const [people, unread] = await Promise.all([
    summariesOf(
      ctx,
      viewer,
      rows.map(row => row.other_id),
    ),
    selectUnread(ctx.db, viewer.id),
  ]);
  const fetched = rows
    .filter(row => row.sender_id !== viewer.id && row.seq > row.delivered_seq)
    .map(row => ({ conversationId: row.conversation_id, otherId: row.other_id, seq: row.seq }));
  await noteDelivered(ctx, viewer.id, fetched);
  const byId = new Map(people.map(person => [person.id, person]));
  const chats = rows.flatMap(row => {
    const profile = byId.get(row.other_id);
    if (!profile) return [];
    const message = messageToWire(row, viewer.id, {
      readSeq: premium ? row.other_read_seq : null,
      deliveredSeq: row.other_delivered_seq,
    });
    const conversation = {
      id: row.conversation_id,
      last_at: row.last_at.toISOString(),
      last_message: previewOf(message),
    };
    return [{ conversation, profile, num_unread_messages: row.unread }];
  });
  return { chats, num_unread_messages: unread };
}
