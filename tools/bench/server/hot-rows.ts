import { resolve } from 'node:path';
import { sendMessage } from '../../../packages/server/src/areas/chat/send.ts';
import { loadSites } from '../../../packages/server/src/areas/sites/load-sites.ts';
import { createContext } from '../../../packages/server/src/boot/create-context.ts';
import { memoryBus } from '../../../packages/server/src/infrastructure/bus/memory-bus.ts';
import { readConfig } from '../../../packages/server/src/infrastructure/config/config.ts';
import { createLog } from '../../../packages/server/src/infrastructure/log.ts';
import { paymentsBy } from '../../../packages/server/src/infrastructure/payments/payments.ts';
import { openDatabase } from '../../../packages/server/src/infrastructure/postgres/database.ts';
import { prepareDatabase } from '../../../packages/server/src/infrastructure/postgres/prepare.ts';
import { fakePayments } from '../../../packages/server/test/fake-payments.ts';
import { addMember } from '../../../packages/server/test/members.ts';
import { atEnd, end } from '../../support/at-end.ts';
import { median } from '../product.ts';
import { startOwnPostgres } from './own-postgres.ts';

/**
 * Compares 500 members who write at the same time to one popular member, whose unread messages are counted in one row, with as many
 * who write to somebody else each: messages a second, and the wait of the slowest twentieth. No message may be lost from the count.
 *
 * `node tools/bench/server/hot-rows.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 5);
const WRITERS = 500;
const EACH = 3;
const postgres = await startOwnPostgres();
const database = openDatabase(postgres.connection, () => {});
atEnd(database.close);
await prepareDatabase(database);
const sitesDir = resolve(import.meta.dirname, '../../../sites');
const ctx = createContext({
  config: { ...readConfig({}), dataDir: postgres.directory, sitesDir },
  log: createLog('silent'),
  database,
  sites: loadSites(sitesDir),
  bus: memoryBus(),
  payments: paymentsBy([fakePayments().provider], null),
});
const site = ctx.sites.byId('velluto');

const popular = await addMember(ctx);
const writers: { from: string; other: string }[] = [];
for (let count = 0; count < WRITERS; count += 1) {
  const from = await addMember(ctx, { credits: 1_000_000, name: `Writer ${count}` });
  const other = await addMember(ctx, { name: `Reader ${count}` });
  writers.push({ from: from.id, other: other.id });
}

/** All write at the same time: messages a second, and the wait of the slowest twentieth in ms. */
async function write(readerOf: (writer: (typeof writers)[number]) => string) {
  const waits: number[] = [];
  const begin = performance.now();
  await Promise.all(
    writers.map(async writer => {
      for (let count = 0; count < EACH; count += 1) {
        const asked = performance.now();
        const content = { kind: 'text', text: 'Ci sto! Porto io il termos del caffè.' } as const;
        await sendMessage(ctx, {
          site,
          from: writer.from,
          to: readerOf(writer),
          content,
          key: ctx.ids.uuid(),
        });
        waits.push(performance.now() - asked);
      }
    }),
  );
  const perSecond = (waits.length * 1000) / (performance.now() - begin);
  return { perSecond, p95: waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN };
}

const apart = () => write(({ other }) => other);
const toOne = () => write(() => popular.id);
await apart();
await toOne();
const found: { apart: Awaited<ReturnType<typeof write>>; toOne: Awaited<ReturnType<typeof write>> }[] = [];
for (let round = 0; round < rounds; round += 1) found.push({ apart: await apart(), toOne: await toOne() });

const unread = await ctx.db
  .selectFrom('user_state')
  .select('unread')
  .where('member_id', '=', popular.id)
  .executeTakeFirstOrThrow();
if (unread.unread !== WRITERS * EACH * (rounds + 1))
  throw new Error(`${unread.unread} messages were counted.`);
const of = (kind: 'apart' | 'toOne', figure: 'perSecond' | 'p95') =>
  median(found.map(round => round[kind][figure]));
console.log('| 500 writers at once | messages a second | p95, ms |\n|---|--:|--:|');
for (const [name, kind] of [
  ['each to somebody else', 'apart'],
  ['all to one member', 'toOne'],
] as const)
  console.log(`| ${name} | ${of(kind, 'perSecond').toFixed(0)} | ${of(kind, 'p95').toFixed(0)} |`);
console.log(
  `All to one: ${median(found.map(round => round.toOne.perSecond / round.apart.perSecond)).toFixed(2)} × the messages a second.`,
);
await end();
