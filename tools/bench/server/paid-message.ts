import { sendMessage } from '../../../packages/server/src/areas/chat/send.ts';
import { addMember } from '../../../packages/server/test/members.ts';
import { end } from '../../support/at-end.ts';
import { median } from '../product.ts';
import { openOwnContext } from './own-context.ts';

/**
 * Compares a paid message with a bare insert of one row into the same database, measured alternately: milliseconds each
 * when sent one after the other, and number per second when eight members write at the same time.
 *
 * `node tools/bench/server/paid-message.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 5);
const SENDERS = 8;
const EACH = 150;
const { ctx, database } = await openOwnContext();
const site = ctx.sites.byId('velluto');

await database.pool.query('create table bare (id uuid primary key, sender uuid, text text, at timestamptz)');
const pairs = await Promise.all(
  Array.from({ length: SENDERS }, async () => ({
    from: await addMember(ctx, { credits: 1_000_000 }),
    to: await addMember(ctx),
  })),
);
type Pair = (typeof pairs)[number];

const text = 'Ci sto! Porto io il termos del caffè.';
const kinds = {
  'bare insert': ({ from }: Pair) =>
    database.pool.query({
      name: 'bare',
      text: 'insert into bare values ($1, $2, $3, $4)',
      values: [ctx.ids.uuid(), from.id, text, ctx.clock.now()],
    }),
  'paid message': ({ from, to }: Pair) =>
    sendMessage(ctx, {
      site,
      from: from.id,
      to: to.id,
      content: { kind: 'text', text },
      key: ctx.ids.uuid(),
    }),
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];
const [first] = pairs;
if (!first) throw new Error('There is no member who could write.');

/** Milliseconds of each of `EACH` calls, one after the other. */
async function alone(kind: Kind): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < EACH; count++) {
    const start = performance.now();
    await kinds[kind](first as Pair);
    times.push(performance.now() - start);
  }
  return times;
}

/** Calls per second when all members call at the same time. */
async function together(kind: Kind): Promise<number> {
  const start = performance.now();
  const many = async (pair: Pair) => {
    for (let count = 0; count < EACH; count++) await kinds[kind](pair);
  };
  await Promise.all(pairs.map(many));
  return (SENDERS * EACH * 1000) / (performance.now() - start);
}

for (const kind of names) await alone(kind);
const measured = new Map(names.map(kind => [kind, { ms: [] as number[], rate: [] as number[] }]));
for (let round = 0; round < rounds; round++) {
  for (const kind of names) measured.get(kind)?.ms.push(median(await alone(kind)));
  for (const kind of names) measured.get(kind)?.rate.push(await together(kind));
}
const figures = names.map(kind => {
  const { ms, rate } = measured.get(kind) ?? { ms: [], rate: [] };
  return { kind, ms: median(ms), rate: median(rate) };
});
const [bare] = figures;
if (!bare) throw new Error('Nothing was measured.');
console.log('|  | ms alone | ÷ bare | a second, 8 at once | ÷ bare |\n|---|--:|--:|--:|--:|');
for (const { kind, ms, rate } of figures) {
  const cells = [ms.toFixed(2), (ms / bare.ms).toFixed(2), rate.toFixed(0), (rate / bare.rate).toFixed(2)];
  console.log(`| ${[kind, ...cells].join(' | ')} |`);
}
await end();
