import type { Service } from '../../context/operation.ts';
import { uploadedFile } from '../../context/request-bodies.ts';
import { created, noContent, ok, polled, signedIn } from '../../context/responses.ts';
import { invalidFields } from '../../domain/api-error.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import { presenceOf } from '../search/api.ts';
import { deleteChat, markRead, sendTyping } from './conversation-actions.ts';
import { listChats, openChat } from './conversations.ts';
import { GIFTS } from './gifts.ts';
import { icebreakersIn } from './icebreakers.ts';
import { parseContent } from './message-content.ts';
import { addMessagePhoto } from './message-photos.ts';
import { justSent, toMessage, toPreview } from './message-response.ts';
import { sendMessage } from './send.ts';

/** Operations on conversations. */
export const chat = {
  getChats: call =>
    polled(
      call,
      () => {
        const { id, paidUser } = signedIn(call);
        const { ctx, site, language } = call;
        return listChats(ctx, { id, ...poolView(ctx.sites, site), language }, paidUser);
      },
      String(presenceOf(call.ctx.clock.now())),
    ),

  getChat: async call => {
    const { id, paidUser: premium } = signedIn(call);
    const { ctx, site, language, query } = call;
    return ok(await openChat(ctx, site, { id, ...poolView(ctx.sites, site), language, premium }, query));
  },

  markChatRead: async call => {
    const { conversation, seq } = call.body;
    const unread = await markRead(call.ctx, signedIn(call).id, conversation, seq);
    return ok({ num_unread_messages: unread });
  },

  deleteChat: async call => {
    const conversation = call.query.conversation ?? call.body?.conversation;
    if (conversation === undefined) throw invalidFields({ field: 'conversation', code: 'required' });
    await deleteChat(call.ctx, signedIn(call).id, conversation);
    return noContent;
  },

  sendMessage: async call => {
    const { ctx, site, body, language, idempotencyKey: key } = call;
    const { id: from } = signedIn(call);
    const content = parseContent(body, language);
    const sent = await sendMessage(ctx, { site, from, to: body.profile, content, key });
    const message = toMessage(sent.message, from, justSent);
    const answer = {
      message,
      conversation: {
        id: message.conversation,
        last_at: message.created_at,
        last_message: toPreview(message),
      },
      credits: sent.balance,
    };
    return sent.replayed ? ok(answer) : created(answer);
  },

  uploadMessagePhoto: async call => {
    const { id } = signedIn(call);
    return created({ photo: await addMessagePhoto(call.ctx, id, await uploadedFile(call.request)) });
  },

  getGifts: async ({ site }) => ok({ gifts: [...GIFTS], gift_credits: site.gift_credits }),

  getIcebreakers: async ({ site, language }) =>
    ok({ icebreakers: icebreakersIn(language), message_credits: site.message_credits }),

  typing: async call => {
    await sendTyping(call.ctx, signedIn(call).id, call.body.conversation);
    return noContent;
  },
} satisfies Partial<Service>;
