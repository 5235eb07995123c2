import { type Client, type GiftId, getGifts, getIcebreakers } from '@velluto/api-client';
import type { Icebreaker } from '@velluto/ui/model';
import type { AppContext } from '../../platform/app-context.ts';

/** What gifts and lines to begin with there are: loaded when first asked for, kept for the visit. */
export function createExtras(app: AppContext) {
  const kept = <One>(ask: (client: Client) => Promise<One[]>): (() => Promise<One[]>) => {
    let known: Promise<One[]> | undefined;
    return () => {
      known ??= ask(app.client).catch(() => {
        known = undefined; // the next look tries again
        return [];
      });
      return known;
    };
  };
  return {
    /** Gifts in the order in which they are offered; none when they cannot be loaded. */
    gifts: kept<GiftId>(async client => (await getGifts(client)).gifts),
    /** Lines to begin with, in the user's language; none when they cannot be loaded. */
    lines: kept<Icebreaker>(async client => (await getIcebreakers(client)).icebreakers),
  };
}
