import type { Call, Service } from '../../context/operation.ts';
import { readingContext } from '../../context/reading.ts';
import { ok, signedIn } from '../../context/responses.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import { matchesFor } from './matches.ts';
import { answerCard, deckFor, type Swiper, undoPass } from './swipe.ts';

/** The signed-in member as the viewer of other profiles. */
function viewerOf(call: Pick<Call, 'ctx' | 'member' | 'site' | 'language'>): Swiper {
  const { id, paidUser: premium } = signedIn(call);
  return { id, premium, ...poolView(call.ctx.sites, call.site), language: call.language };
}

/** Operations of the swipe game and the match finder. */
export const discover = {
  getSwipeDeck: async call => ok(await deckFor(call.ctx, call.site, viewerOf(call))),

  swipe: async call => {
    const { profile, choice } = call.body;
    return ok(await answerCard(call.ctx, call.site, viewerOf(call), profile, choice));
  },

  undoSwipe: async call => ok(await undoPass(call.ctx, call.site, viewerOf(call))),

  getMatches: async call => {
    const ctx = await readingContext(call);
    return ok(await matchesFor(ctx, call.site, viewerOf(call), call.query));
  },
} satisfies Partial<Service>;
