import fc, { type AsyncCommand } from 'fast-check';
import { expect, test } from 'vitest';
import { compareWithModel } from '../../test/compare-with-model.ts';
import { ConversationModel, type MessageKind } from '../../test/conversation-model.ts';
import { createTestServer } from '../../test/server.ts';
import { addWriter, type Writer } from '../../test/writers.ts';
import { releaseLikes } from '../likes/likes.ts';
import { book } from '../wallet/wallet.ts';
import { lockForConfirmation, releaseHeldMessages } from './held-messages.ts';

const server = await createTestServer();
const people = [0, 1, 2, 3, 4];

/** The members of one run, and the names of their acts. */
interface Real {
  at(index: number): Writer;
  key(index: number): string;
}
type Act = AsyncCommand<ConversationModel, Real>;

/** One kind of act: what it does to the model and to the server, with its numbers for the report of a failure. */
function act<Facts>(
  name: string,
  arbitrary: fc.Arbitrary<Facts>,
  run: (model: ConversationModel, real: Real, facts: Facts) => Promise<void>,
): fc.Arbitrary<Act> {
  return arbitrary.map(facts => ({
    check: () => true,
    run: (model, real) => run(model, real, facts),
    toString: () => `${name} ${JSON.stringify(facts)}`,
  }));
}

const person = fc.constantFrom(...people);
const pair = fc.record({ who: person, other: person }).filter(({ who, other }) => who !== other);
const bring = fc.constantFrom<MessageKind>('text', 'text', 'photo', 'gift', 'icebreaker');
const message = fc.record({ from: person, to: person, key: fc.nat(9), bring });

/** What a message of each kind asks for; a picture is named after the key, so that a replay names the same one. */
async function bodyOf(real: Real, from: number, key: string, what: MessageKind): Promise<object> {
  if (what === 'text') return { text: 'Ciao' };
  if (what === 'gift') return { gift: 'rose' };
  if (what === 'icebreaker') return { icebreaker: 'sea' };
  const picture = { id: key, key: `photo-${key}`, width: 8, height: 8, thumbhash: null, message_id: null };
  await server.db
    .insertInto('message_photo')
    .values({ ...picture, member_id: real.at(from).id, created_at: server.clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return { photo: key };
}

const sideOf = (who: Writer, other: Writer) =>
  server.db
    .selectFrom('conv_member')
    .select('conversation_id')
    .where('member_id', '=', who.id)
    .where('other_id', '=', other.id)
    .executeTakeFirstOrThrow();

const send = act('send', message, async (model, real, { from, to, key, bring: what }) => {
  const name = real.key(from * 10 + key);
  const answer = await real.at(from).sendContent(real.at(to), await bodyOf(real, from, name, what), name);
  expect(answer.status).toBe(model.send(from, to, key, what));
});

const sendTwice = act('send twice at once', message, async (model, real, { from, to, key, bring: what }) => {
  const name = real.key(from * 10 + key);
  const body = await bodyOf(real, from, name, what);
  const both = await Promise.all([0, 1].map(() => real.at(from).sendContent(real.at(to), body, name)));
  const expected = [0, 1].map(() => model.send(from, to, key, what));
  expect(both.map(({ status }) => status).sort()).toEqual(expected.sort());
});

const exchange = act('write to each other at once', pair, async (model, real, { who, other }) => {
  const ways = [
    { from: who, to: other },
    { from: other, to: who },
  ];
  const answers = await Promise.all(
    ways.map(async way => ({ ...way, status: (await real.at(way.from).send(real.at(way.to))).status })),
  );
  // a refused message comes first: the limit binds only whoever starts the conversation. Of two that were sent, the starter's does
  const first = answers.some(({ status }) => status !== 201) ? null : await starterOf(real, who, other);
  const order = answers.toSorted((a, b) => Number(rank(a) > rank(b)) - Number(rank(a) < rank(b)));
  function rank({ from, status }: { from: number; status: number }) {
    return status !== 201 || from === first ? 0 : 1;
  }
  for (const { from, to, status } of order) expect(status).toBe(model.send(from, to, null, 'text'));
});

/** Who began the conversation of two. */
async function starterOf(real: Real, a: number, b: number): Promise<number | null> {
  const ids = [real.at(a).id, real.at(b).id].sort();
  const { started_by } = await server.db
    .selectFrom('conversation')
    .select('started_by')
    .where('member_a', '=', ids[0] ?? '')
    .where('member_b', '=', ids[1] ?? '')
    .executeTakeFirstOrThrow();
  return started_by === real.at(a).id ? a : b;
}

const read = act(
  'read',
  fc.record({ about: pair, percent: fc.nat(100) }),
  async (model, real, { about: { who, other }, percent }) => {
    if (!model.haveTalked(who, other)) return;
    const { conversation_id } = await sideOf(real.at(who), real.at(other));
    const received = await server.db
      .selectFrom('message')
      .select('seq')
      .where('conversation_id', '=', conversation_id)
      .where('sender_id', '=', real.at(other).id)
      .where('status', '=', 'sent')
      .orderBy('seq')
      .execute();
    const count = Math.round((percent * received.length) / 100);
    const seq = received[count - 1]?.seq ?? 0;
    await real.at(who).call('POST', '/api/chat-read.php', { conversation: conversation_id, seq });
    model.read(who, other, count);
  },
);

const remove = act('delete', pair, async (model, real, { who, other }) => {
  if (!model.haveTalked(who, other)) return;
  const { conversation_id } = await sideOf(real.at(who), real.at(other));
  await real.at(who).call('DELETE', '/api/chat.php', { conversation: conversation_id });
  model.deleteConversation(who, other);
});

const confirm = act('confirm', fc.record({ who: person }), async (model, real, { who }) => {
  const { id } = real.at(who);
  await server.ctx.transaction(async tx => {
    await lockForConfirmation(tx, id, null);
    await tx.db.updateTable('account').set({ status: 'active' }).where('member_id', '=', id).execute();
    await releaseHeldMessages(server.ctx, tx, id);
    await releaseLikes(server.ctx, tx, id);
  });
  model.confirm(who);
});

const buy = act(
  'buy',
  fc.record({ who: person, amount: fc.integer({ min: 1, max: 9 }) }),
  async (model, real, facts) => {
    const { who, amount } = facts;
    const key = `signup:${server.ctx.ids.uuid()}`;
    const entry = {
      memberId: real.at(who).id,
      from: 'bonus',
      to: 'wallet',
      amount,
      reason: 'signup',
      key,
    } as const;
    // told twice, booked once
    for (const _ of [1, 2]) await server.ctx.transaction(tx => book(server.ctx, tx, entry));
    model.buy(who, amount);
  },
);

/** Acts that are one call about somebody. */
const calls = (['like', 'unlike', 'block', 'unblock'] as const).map(name =>
  act(name, pair, async (model, real, { who, other }) => {
    const method = name.startsWith('un') ? 'DELETE' : 'POST';
    const path = name.endsWith('like') ? '/api/like.php' : '/api/block.php';
    const { status } = await real.at(who).call(method, path, { profile: real.at(other).id });
    expect(status).toBeLessThan(500);
    model[name](who, other);
  }),
);

const blockWhileSending = act('block while a message comes', pair, async (model, real, { who, other }) => {
  const [{ status }, block] = await Promise.all([
    real.at(other).send(real.at(who)),
    real.at(who).call('POST', '/api/block.php', { profile: real.at(other).id }),
  ]);
  // concurrent calls were executed one after the other; a message that was sent first is refunded
  if (status === 201) model.send(other, who, null, 'text');
  // an unconfirmed member can be blocked only after the message
  if (block.status !== 404) model.block(who, other);
});

test('random actions of several members match a simple model', async () => {
  const member = fc.record({ credits: fc.nat(30), confirmed: fc.boolean(), premium: fc.boolean() });
  const members = fc.array(member, { minLength: people.length, maxLength: people.length });
  const some = [
    send,
    send,
    send,
    sendTwice,
    exchange,
    read,
    remove,
    confirm,
    buy,
    ...calls,
    blockWhileSending,
  ];
  const acts = fc.commands(some, { maxCommands: 60, size: 'max' });
  await fc.assert(
    fc.asyncProperty(members, acts, async (wishes, commands) => {
      const writers = await Promise.all(
        wishes.map(({ credits, confirmed, premium }) =>
          addWriter(server, {
            credits,
            paid_user: premium,
            accountStatus: confirmed ? 'active' : 'not_confirmed',
          }),
        ),
      );
      const names = Array.from({ length: 50 }, () => server.ctx.ids.uuid());
      const real: Real = {
        at: index => writers[index] ?? expect.fail('nobody has this number'),
        key: index => names[index] ?? expect.fail('no key has this number'),
      };
      const model = new ConversationModel(wishes);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await compareWithModel(server, model, people.map(real.at));
    }),
    { seed: 4, numRuns: 15, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true },
  );
}, 60_000);
