import { noContent, signedIn } from '../http/answers.ts';
import type { Service, Stream } from '../http/types.ts';
import type { Live, LiveEvent } from './live.ts';

/** A member's events for one open page. It keeps nothing of the call alive, because it may last for hours. */
const pageEvents =
  (live: Live, memberId: string, session: Buffer): Stream =>
  response => {
    const write = ({ event, data }: LiveEvent) =>
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const page = { session, close: () => response.end() };
    response.on('close', live.listen(memberId, write, page));
  };

/** Live updates and signals of the page. */
export const live = {
  events: async call => {
    const { id, sessionHash } = signedIn(call);
    return { status: 200, stream: pageEvents(call.ctx.live, id, sessionHash) };
  },

  /** The page went out of sight: nothing to keep, the call only has to exist. */
  pageHidden: async () => noContent,
} satisfies Partial<Service>;
