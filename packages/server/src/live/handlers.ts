import { noContent, signedIn } from '../http/answers.ts';
import type { Service } from '../http/types.ts';
import type { LiveEvent } from './live.ts';

/** Live updates and signals of the page. */
export const live = {
  events: async call => {
    const me = signedIn(call);
    return {
      status: 200,
      stream: response => {
        const write = ({ event, data }: LiveEvent) =>
          response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        const page = { session: me.sessionHash, close: () => response.end() };
        const stop = call.ctx.live.listen(me.id, write, page);
        response.on('close', stop);
      },
    };
  },

  /** The page went out of sight: nothing to keep, the call only has to exist. */
  pageHidden: async () => noContent,
} satisfies Partial<Service>;
