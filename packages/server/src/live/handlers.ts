import type { Context } from '../context.ts';
import { noContent, signedIn } from '../http/responses.ts';
import type { Service, Stream } from '../http/types.ts';
import { isListed } from '../likes/list.ts';
import { admitsAll } from '../members/birthdays.ts';
import type { Site } from '../sites/site.ts';
import type { LiveEvent } from './live.ts';

/** An open page: whose it is, and on which site. */
interface OpenPage {
  site: Site;
  memberId: string;
  session: Buffer;
}

/** Bytes that may wait for a page that does not read; then its stream ends, and the page opens another when it reads on. */
const MOST_WAITING = 65_536;

/** A member's events for one open page. It keeps nothing of the call alive, because there may be thousands. */
const pageEvents =
  (ctx: Context, { site, memberId, session }: OpenPage): Stream =>
  to => {
    const write = ({ event, data }: LiveEvent) => {
      if (to.writableLength > MOST_WAITING) to.destroy();
      else if (!to.writableEnded) to.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    const writeListed = async (event: LiveEvent, liker: string) => {
      if (await isListed(ctx, site, memberId, liker)) write(event);
    };
    const hear = (event: LiveEvent) => {
      if (event.event !== 'like' || admitsAll(site)) write(event);
      else writeListed(event, event.data.profile).catch(() => undefined); // the next poll brings it
    };
    const page = { session, close: () => to.end() };
    to.on('close', ctx.live.listen(memberId, hear, page));
  };

/** Live updates and signals of the page. */
export const live = {
  events: async ({ ctx, site, ...call }) => {
    const { id, sessionHash } = signedIn(call);
    return { status: 200, stream: pageEvents(ctx, { site, memberId: id, session: sessionHash }) };
  },

  /** The page went out of sight: nothing to keep, the call only has to exist. */
  pageHidden: async () => noContent,
} satisfies Partial<Service>;
