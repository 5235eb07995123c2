import type { OrOwn } from './member.ts';

/** A discount with the reason why the reader gets it. */
export interface Discount {
  code: string;
  /** Null where it may not be announced: not every package shows it, by the lowest price of the last 30 days. */
  percent: number | null;
  /** The text of a site's own reason has the id `vl.DiscountReason.<reason>`, with `{percent}` in it. */
  reason: OrOwn<'time_bonus' | 'welcome' | 'personal' | 'promotion'>;
  /** ISO 8601 by the server's clock; null when it has no end. */
  expiresAt: string | null;
}
