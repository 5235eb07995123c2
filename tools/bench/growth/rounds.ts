import { type Caller, type CallerKind, sendAway } from './callers.ts';
import { answerTo, ask, type MainCall, mainCalls } from './calls.ts';
import { atRest, cpu, type GrownSite } from './site.ts';

/** Calls of each kind of caller in a round; enough for a 95th percentile of the first two. */
export const callsInRound: Record<CallerKind, number> = { typical: 100, heavy: 100, popular: 20 };

/** What a round found of one call by one kind of caller. */
export interface Found {
  /** Milliseconds of each call. */
  times: number[];
  /** Milliseconds of CPU of one call, with what it causes. */
  server: number;
  database: number;
}

/** Makes a call as often as a round has it, by many callers one after the other. */
async function callOf(site: GrownSite, kind: CallerKind, call: MainCall, round: number): Promise<Found> {
  const { client, lookedAt, product } = site;
  const callers = site.callers[kind];
  const count = callsInRound[kind];
  const turns = Array.from({ length: count }, (_, n) => {
    const index = round * count + n;
    const caller = callers[index % callers.length] as Caller;
    return { caller, question: call.ask(caller, Math.floor(index / callers.length), lookedAt) };
  });
  const versions = new Map<Caller, string | undefined>();
  if (call.unchanged)
    for (const { caller, question } of turns)
      versions.set(caller, (await answerTo(product.origin, caller, question)).etag);
  if (call.away) await sendAway(client, callers);
  const before = cpu(site);
  const times: number[] = [];
  for (const [n, { caller, question }] of turns.entries()) {
    // only the first call of a caller begins a visit
    if (call.away && n >= callers.length) await sendAway(client, [caller]);
    times.push((await answerTo(product.origin, caller, question, versions.get(caller))).time);
  }
  if (call.causes) await atRest(site);
  const after = cpu(site);
  return {
    times,
    server: (after.server - before.server) / count,
    database: (after.database - before.database) / count,
  };
}

/** Times of a handler that only reads one row. */
export async function bareTimes(site: GrownSite): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < callsInRound.typical; n += 1) times.push((await ask(site.bare, '')).time);
  return times;
}

/** All main calls of all kinds of callers, by kind and name. */
export async function roundOf(site: GrownSite, round: number): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  for (const kind of Object.keys(callsInRound) as CallerKind[])
    for (const call of mainCalls) found.set(`${kind}: ${call.name}`, await callOf(site, kind, call, round));
  return found;
}
