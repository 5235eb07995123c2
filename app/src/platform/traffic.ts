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

/** Somebody who came by no advertising link. */
export const nowhere: Traffic = { source: null, remembered: false, sent: {}, query: null };

/** Parameters that leave the address (product.md §4). */
const marks = ['network', 'ref', 'sub', 'sub1', 'aff_sub', 'sub2', 'sub3', 'cpc'] as const;
const longest = { network: 100, part: 200 };

/** Reads the parameters of an address; `sub1` may also be called `sub` or `aff_sub`. */
export function readTraffic(params: URLSearchParams, remembered: boolean): Traffic {
  if (!marks.some(mark => params.has(mark))) return { ...nowhere, remembered };
  const first = (...names: string[]) =>
    names.map(name => params.get(name)?.trim().slice(0, longest.part)).find(value => value);
  const network = first('network')?.slice(0, longest.network);
  const parts = {
    ref: first('ref'),
    sub1: first('sub1', 'sub', 'aff_sub'),
    sub2: first('sub2'),
    sub3: first('sub3'),
  };
  const rest = new URLSearchParams(params);
  for (const mark of marks) rest.delete(mark);
  const query = rest.size > 0 ? `?${rest}` : '';
  if (network === undefined) return { ...nowhere, remembered, query };
  const said = Object.entries(parts).filter(([, value]) => value !== undefined);
  return { source: { network, ...Object.fromEntries(said) }, remembered, sent: { network }, query };
}

/** What of a window has the address. */
export interface AddressedWindow {
  history: Pick<History, 'state' | 'replaceState'>;
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** Takes out of the address what an advertising link said of itself; the first view has kept it. */
export function cleanAddress({ history, location }: AddressedWindow): void {
  const { query } = readTraffic(new URLSearchParams(location.search), false);
  if (query !== null) history.replaceState(history.state, '', location.pathname + query + location.hash);
}
