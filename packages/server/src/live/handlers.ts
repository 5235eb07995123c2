import type { Language } from '@velluto/rules';
import { markReceived } from '../chat/fetched-messages.ts';
import type { Context } from '../context.ts';
import { noContent, signedIn } from '../http/responses.ts';
import type { Service, Stream } from '../http/types.ts';
import { receivedLike } from '../likes/list.ts';
import type { Site } from '../sites/site.ts';
import type { LiveEvent, SentLike, StreamEvent } from './live.ts';

/** An open page: its member and session, site and language. */
interface OpenPage {
  site: Site;
  language: Language;
  memberId: string;
  session: Buffer;
}

/** Bytes that are buffered for a page that does not read. Beyond that its stream ends, and the page opens another when it reads again. */
const MAX_BUFFERED = 65_536;

type SentMessage = Extract<LiveEvent, { event: 'message' }>;

const isLike = (event: LiveEvent): event is SentLike => event.event === 'like' || event.event === 'match';

/** Sends a member's events to one open page. It holds no reference to the call, since there may be thousands of streams. */
const pageEvents =
  (ctx: Context, { site, language, memberId, session }: OpenPage): Stream =>
  to => {
    /** Hands an event out; false for a page that is gone or does not read. */
    const write = ({ event, data }: StreamEvent): boolean => {
      if (to.writableLength > MAX_BUFFERED) to.destroy();
      if (to.destroyed || to.writableEnded) return false;
      to.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      return true;
    };
    const viewer = { id: memberId, pool: site.pool, language };
    const writeLike = async ({ event, data }: SentLike) => {
      const like = await receivedLike(ctx, site, viewer, data.profile);
      // likes that the member's list does not show are not sent either
      if (like) write({ event, data: { ...data, like } });
    };
    const writeMessage = (event: SentMessage) => {
      const { id, conversation, mine } = event.data.message;
      if (!write(event) || mine) return;
      ctx.background.run(() => markReceived(ctx.db, memberId, { id, conversation_id: conversation }));
    };
    const onEvent = (event: LiveEvent) => {
      if (event.event === 'message') writeMessage(event);
      else if (!isLike(event)) write(event);
      else writeLike(event).catch(err => ctx.log.warn({ err }, 'a like was not told to an open page'));
    };
    const page = { session, close: () => to.end() };
    to.on('close', ctx.live.listen(memberId, onEvent, page));
  };

/** Operations of live events. */
export const live = {
  events: async ({ ctx, site, language, ...call }) => {
    const { id, sessionHash } = signedIn(call);
    const page = { site, language, memberId: id, session: sessionHash };
    return { status: 200, stream: pageEvents(ctx, page) };
  },

  /** The page was hidden; nothing is stored, but the contract has the call. */
  pageHidden: async () => noContent,
} satisfies Partial<Service>;
