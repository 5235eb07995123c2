import { type Client, type GiftId, getGifts, getIcebreakers } from '@velluto/api-client';
import type { Icebreaker } from '@velluto/ui/model';
import type { AppContext } from '../../lib/app-context.ts';

/** Gifts and icebreakers that can be sent: loaded once, when first needed. */
export function createChatExtras(app: AppContext) {
  const once = <Item>(fetch: (client: Client) => Promise<Item[]>): (() => Promise<Item[]>) => {
    let cached: Promise<Item[]> | undefined;
    return () => {
      cached ??= fetch(app.client).catch(() => {
        cached = undefined; // opening the dialog again tries again
        return [];
      });
      return cached;
    };
  };
  return {
    /** Gifts in the order to show them; none when they cannot be loaded. */
    gifts: once<GiftId>(async client => (await getGifts(client)).gifts),
    /** Icebreakers in the user's language; none when they cannot be loaded. */
    icebreakers: once<Icebreaker>(async client => (await getIcebreakers(client)).icebreakers),
  };
}
