import type { Language } from '@velluto/rules';
import { markFetched } from '../chat/fetched-messages.ts';
import type { Context } from '../context.ts';
import { noContent, signedIn } from '../http/responses.ts';
import type { Service, Stream } from '../http/types.ts';
import { receivedLike } from '../likes/list.ts';
import type { Site } from '../sites/site.ts';
import type { LiveEvent, SentLike, StreamEvent } from './live.ts';

/** An open page: whose it is, on which site and in which language. */
interface OpenPage {
  site: Site;
  language: Language;
  memberId: string;
  session: Buffer;
}

/** Bytes that may wait for a page that does not read; then its stream ends, and the page opens another when it reads on. */
const MOST_WAITING = 65_536;

/** Messages that are being noted as fetched, by id: of the pages at this process, the first to hand one out does it for all. */
const beingNoted = new Set<string>();

type SentMessage = Extract<LiveEvent, { event: 'message' }>;

const isLike = (event: LiveEvent): event is SentLike => event.event === 'like' || event.event === 'match';

/** A member's events for one open page. It keeps nothing of the call alive, because there may be thousands. */
const pageEvents =
  (ctx: Context, { site, language, memberId, session }: OpenPage): Stream =>
  to => {
    /** Hands an event out; false for a page that is gone or does not read. */
    const write = ({ event, data }: StreamEvent): boolean => {
      if (to.writableLength > MOST_WAITING) to.destroy();
      if (to.destroyed || to.writableEnded) return false;
      to.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      return true;
    };
    const viewer = { id: memberId, pool: site.pool, language };
    const writeLike = async ({ event, data }: SentLike) => {
      const like = await receivedLike(ctx, site, viewer, data.profile);
      // what the list of likes does not have is not told either
      if (like) write({ event, data: { ...data, like } });
    };
    const writeMessage = (event: SentMessage) => {
      const { id, conversation, mine } = event.data.message;
      if (!write(event) || mine || beingNoted.has(id)) return;
      beingNoted.add(id);
      ctx.background.run(() =>
        markFetched(ctx.db, memberId, [{ id, conversation_id: conversation }]).finally(() =>
          beingNoted.delete(id),
        ),
      );
    };
    const hear = (event: LiveEvent) => {
      if (event.event === 'message') writeMessage(event);
      else if (!isLike(event)) write(event);
      else writeLike(event).catch(err => ctx.log.warn({ err }, 'a like was not told to an open page'));
    };
    const page = { session, close: () => to.end() };
    to.on('close', ctx.live.listen(memberId, hear, page));
  };

/** Live updates and signals of the page. */
export const live = {
  events: async ({ ctx, site, language, ...call }) => {
    const { id, sessionHash } = signedIn(call);
    const page = { site, language, memberId: id, session: sessionHash };
    return { status: 200, stream: pageEvents(ctx, page) };
  },

  /** The page went out of sight: nothing to keep, the call only has to exist. */
  pageHidden: async () => noContent,
} satisfies Partial<Service>;
