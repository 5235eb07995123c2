import { type GiftId, getGifts, getIcebreakers } from '@velluto/api-client';
import type { Icebreaker } from '@velluto/ui/model';
import type { Visit } from '../../platform/visit.ts';

/** What gifts and lines to begin with there are: loaded when first asked for, kept for the visit. */
export function createExtras(visit: Visit) {
  let gifts: Promise<GiftId[]> | undefined;
  let lines: Promise<Icebreaker[]> | undefined;
  return {
    /** Gifts in the order in which they are offered; none when they cannot be loaded. */
    gifts(): Promise<GiftId[]> {
      gifts ??= visit
        .api()
        .then(getGifts)
        .then(answer => answer.gifts)
        .catch(() => {
          gifts = undefined; // the next look tries again
          return [];
        });
      return gifts;
    },
    /** Lines to begin with, in the user's language; none when they cannot be loaded. */
    lines(): Promise<Icebreaker[]> {
      lines ??= visit
        .api()
        .then(getIcebreakers)
        .then(answer => answer.icebreakers)
        .catch(() => {
          lines = undefined;
          return [];
        });
      return lines;
    },
  };
}
