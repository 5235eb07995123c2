import { openDatabase } from '../../../packages/server/src/infrastructure/postgres/database.ts';
import { atEnd, end } from '../../support/at-end.ts';
import { root } from '../../support/run-step.ts';
import { memoryOf } from '../process.ts';
import { type Member, median, type Product, signUp, startProduct } from '../product.ts';
import { type Crowd, gather, type Kind, kinds, type Outcome } from './crowd.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

/**
 * Sends twice as many calls as the server can answer, most of them polled: what people experience meanwhile who open
 * lists and send messages, which is how many calls get through and how long those wait, and how much the memory grows.
 *
 * `node tools/bench/server/overload.ts [rounds] [checkout …]`: several checkouts run side by side and are loaded by
 * turns, all at twice the rate that the first one answers in that round.
 */
const [rounds = '5', ...given] = process.argv.slice(2);
const people = 24;
const rushSeconds = 8;

/** A checkout that runs on its own database, with the people who call it and what they experienced. */
interface Side {
  product: Product;
  crowd: Crowd;
  memoryBefore: number;
  rushes: Outcome[][];
}

/** Confirms the addresses of members, and gives them credits for all their messages. */
async function prepare(postgres: OwnPostgres, members: readonly Member[]): Promise<void> {
  const { pool, close } = openDatabase(postgres.connection, () => {});
  const ids = [members.map(({ id }) => id)];
  await pool.query(
    `select book_credits(gen_random_uuid(), id, 'bonus', 'wallet', 500000, 'signup', 'bench:' || id, null, null, now())
     from unnest($1::uuid[]) as id`,
    ids,
  );
  await pool.query(
    `update account set status = 'active', confirmed_at = now() where member_id = any($1::uuid[])`,
    ids,
  );
  await pool.query('update user_state set version = version + 1 where member_id = any($1::uuid[])', ids);
  await close();
}

async function start(checkout: string, index: number): Promise<Side> {
  const postgres = await startOwnPostgres();
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' };
  const product = await startProduct(4395 + index, env, checkout);
  const members: Member[] = [];
  while (members.length < people)
    members.push(
      ...(await Promise.all([1, 2, 3].map(next => signUp(product.origin, members.length + next)))),
    );
  await prepare(postgres, members);
  const crowd = gather(product.origin, members);
  atEnd(crowd.close);
  await crowd.fillFor(5, 16);
  return { product, crowd, memoryBefore: memoryOf(product.pid), rushes: [] };
}

/** Share of the calls of a kind that were answered, and the milliseconds within which 97.5 % of those were. */
function experience(outcomes: readonly Outcome[], kind: Kind) {
  const all = outcomes.filter(outcome => outcome.kind === kind);
  const waits = all.filter(({ status }) => status >= 200 && status < 400).map(({ wait }) => wait);
  waits.sort((a, b) => a - b);
  return { share: waits.length / all.length, wait: waits[Math.floor(waits.length * 0.975)] ?? Number.NaN };
}

const checkouts = given.length > 0 ? given : [root];
const sides: Side[] = [];
for (const [index, checkout] of checkouts.entries()) sides.push(await start(checkout, index));
const rates: number[] = [];
for (let round = 0; round < Number(rounds); round += 1) {
  const rate = 2 * ((await sides[0]?.crowd.fillFor(4, 16)) ?? 0);
  rates.push(rate);
  for (const side of sides) side.rushes.push(await side.crowd.rushFor(rushSeconds, rate));
}
console.log(`Calls a second: ${rates.map(rate => rate.toFixed(0)).join(', ')}. Medians of the rounds:\n`);
console.log(`| checkout | ${kinds.join(' | ')} | MB before → after |\n|---|--:|--:|--:|--:|`);
for (const [index, { product, memoryBefore, rushes }] of sides.entries()) {
  const cells = kinds.map(kind => {
    const seen = rushes.map(outcomes => experience(outcomes, kind));
    const share = median(seen.map(({ share }) => 100 * share)).toFixed(0);
    const waits = seen.map(({ wait }) => wait).filter(Number.isFinite);
    return `${share} % in ${median(waits).toFixed(0)} ms`;
  });
  cells.push(`${memoryBefore.toFixed(0)} → ${memoryOf(product.pid).toFixed(0)}`);
  console.log(`| ${[index + 1, ...cells].join(' | ')} |`);
}
await end();
