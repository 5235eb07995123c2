import type { Language } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { Service, Stream } from '../../context/operation.ts';
import { noContent, signedIn } from '../../context/responses.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { LiveEvent, SentLike, StreamEvent } from '../../infrastructure/sse/live.ts';
import { lacksProof, type Whereabouts, whereaboutsOf } from '../age/api.ts';
import { markReceived } from '../chat/api.ts';
import { receivedLike } from '../likes/api.ts';

/** An open page: its member and session, site, place and language. */
interface OpenPage {
  site: Site;
  where: Whereabouts;
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
  (ctx: Context, { site, where, language, memberId, session }: OpenPage): Stream =>
  to => {
    /** Hands an event out; false for a page that is gone or does not read. */
    const write = ({ event, data }: StreamEvent): boolean => {
      if (to.writableLength > MAX_BUFFERED) to.destroy();
      if (to.destroyed || to.writableEnded) return false;
      to.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      return true;
    };
    const viewer = { id: memberId, ...poolView(ctx.sites, site), language };
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
    const writeEvent = async (event: LiveEvent) => {
      // before the proof of age an event shows no other people, like every call
      const ofAccount = event.event === 'credits' || event.event === 'user';
      if (!ofAccount && (await lacksProof(ctx, memberId, where))) return;
      if (event.event === 'message') writeMessage(event);
      else if (isLike(event)) await writeLike(event);
      else write(event);
    };
    // one after the other, so that a page gets events in their order, whatever queries come before each
    let told = Promise.resolve();
    const onEvent = (event: LiveEvent) => {
      told = told
        .then(() => writeEvent(event))
        .catch(err => ctx.log.warn({ err, event: event.event }, 'an open page was not told of an event'));
    };
    const page = { session, close: () => to.end() };
    const { stop, ready } = ctx.live.listen(memberId, onEvent, page);
    to.on('close', stop);
    to.on('close', ctx.moves.whenMoved(site.pool, page.close));
    return ready;
  };

/** Operations of live events. */
export const live = {
  events: async ({ ctx, site, language, ...call }) => {
    const { id, sessionHash } = signedIn(call);
    const where = whereaboutsOf({ site, ...call });
    const page = { site, where, language, memberId: id, session: sessionHash };
    return { status: 200, stream: pageEvents(ctx, page) };
  },

  /** The page was hidden; nothing is stored, but the contract has the call. */
  pageHidden: async () => noContent,
} satisfies Partial<Service>;
