import type { SignupRequest } from '@velluto/api-client';

/** What an advertising link says of itself (product.md §3). */
export type TrafficSource = NonNullable<SignupRequest['traffic']>;

/** Where a visitor came from. */
export interface Traffic {
  /** What the link said; kept for this visit only, unless the visitor agrees. */
  source: TrafficSource | null;
  /** The visitor agreed, now or on an earlier visit, and the server knows the source. */
  remembered: boolean;
  /** Goes with calls that a traffic source opens to visitors. */
  sent: { network?: string };
  /** Query of the address without what the link said of itself; null when it said nothing. */
  query: string | null;
}
