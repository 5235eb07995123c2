import type { SignupRequest } from '@velluto/api-client';

/** What an advertising link says of itself (product.md §3). */
export type TrafficSource = NonNullable<SignupRequest['traffic']>;

/** Where a visitor came from. */
export interface Traffic {
  /** What the link said; kept for this visit only, unless the visitor agrees. */
  source: TrafficSource | null;
  /** The visitor agreed, now or on an earlier visit, and the server knows the source. */
  remembered: boolean;
  /** Query of the address without what the link said of itself; null when it said nothing. */
  query: string | null;
}

/** The network for calls that a traffic source opens to visitors. */
export const networkOf = ({ source }: Traffic): { network?: string } =>
  source ? { network: source.network } : {};

/** Whether the visitor counts as one from a traffic source. */
export const hasSource = ({ source, remembered }: Traffic): boolean => source !== null || remembered;
