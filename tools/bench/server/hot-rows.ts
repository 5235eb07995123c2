import { sendMessage } from '../../../packages/server/src/areas/chat/send.ts';
import { addMember } from '../../../packages/server/test/members.ts';
import { end } from '../../support/at-end.ts';
import { median, percentile } from '../product.ts';
import { openOwnContext } from './own-context.ts';

/**
 * Compares 500 members who write at the same time to one popular member, whose unread messages are counted in one row, with as many
 * who write to somebody else each: messages a second, and the wait of the slowest twentieth. No message may be lost from the count.
 *
 * `node tools/bench/server/hot-rows.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 5);
const WRITERS = 500;
const EACH = 3;
const { ctx } = await openOwnContext();
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
  return { perSecond, p95: percentile(waits, 0.95) };
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
