import type { Attribution } from '../../lib/app-context.ts';

/** The visitor came by no advertising link. */
export const noAttribution: Attribution = { source: null, consented: false, callParams: {}, query: null };

/** Parameters that leave the address (spec § 5.6). */
const trackingParams = ['network', 'ref', 'sub', 'sub1', 'aff_sub', 'sub2', 'sub3', 'cpc'] as const;
const maxLengths = { network: 100, part: 200 };

/** Reads the parameters of an address; `sub1` may also be called `sub` or `aff_sub`. */
export function readAttribution(params: URLSearchParams, consented: boolean): Attribution {
  if (!trackingParams.some(param => params.has(param))) return { ...noAttribution, consented };
  const first = (...names: string[]) =>
    names.map(name => params.get(name)?.trim().slice(0, maxLengths.part)).find(value => value);
  const network = first('network')?.slice(0, maxLengths.network);
  const subIds = {
    ref: first('ref'),
    sub1: first('sub1', 'sub', 'aff_sub'),
    sub2: first('sub2'),
    sub3: first('sub3'),
  };
  const rest = new URLSearchParams(params);
  for (const param of trackingParams) rest.delete(param);
  const query = rest.size > 0 ? `?${rest}` : '';
  const sourceEntries = Object.entries({ network, ...subIds }).filter(([, value]) => value !== undefined);
  if (sourceEntries.length === 0) return { ...noAttribution, consented, query };
  const callParams = network === undefined ? {} : { network };
  return { source: Object.fromEntries(sourceEntries), consented, callParams, query };
}

/** The part of the window that this needs. */
export interface WindowWithAddress {
  history: Pick<History, 'state' | 'replaceState'>;
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** Removes tracking parameters from the address; the context has them already. */
export function removeTrackingParams({ history, location }: WindowWithAddress): void {
  const { query } = readAttribution(new URLSearchParams(location.search), false);
  if (query !== null) history.replaceState(history.state, '', location.pathname + query + location.hash);
}
