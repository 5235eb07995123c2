import fc, { type AsyncCommand } from 'fast-check';
import { expect, test } from 'vitest';
import { compareWithModel } from '../../../test/compare-with-model.ts';
import { ConversationModel, type MessageKind } from '../../../test/conversation-model.ts';
import { createTestServer } from '../../../test/server.ts';
import { addWriter, type Writer } from '../../../test/writers.ts';
import { releaseLikes } from '../likes/likes.ts';
import { book } from '../wallet/wallet.ts';
import { lockForConfirmation, releaseHeldMessages } from './held-messages.ts';

const server = await createTestServer();
const memberIndexes = [0, 1, 2, 3, 4];

/** The members of one run, and the idempotency keys of their messages. */
interface Real {
  at(index: number): Writer;
  key(index: number): string;
}
type Action = AsyncCommand<ConversationModel, Real>;

/**
 * Makes an action for fast-check: `run` does the same to model and server; name and facts appear in the report of a
 * failure.
 */
function action<Facts>(
  name: string,
  arbitrary: fc.Arbitrary<Facts>,
  run: (model: ConversationModel, real: Real, facts: Facts) => Promise<void>,
): fc.Arbitrary<Action> {
  return arbitrary.map(facts => ({
    check: () => true,
    run: (model, real) => run(model, real, facts),
    toString: () => `${name} ${JSON.stringify(facts)}`,
  }));
}

const memberIndex = fc.constantFrom(...memberIndexes);
const pair = fc
  .record({ member: memberIndex, other: memberIndex })
  .filter(({ member, other }) => member !== other);
const messageKind = fc.constantFrom<MessageKind>('text', 'text', 'photo', 'gift', 'icebreaker');
const message = fc.record({ from: memberIndex, to: memberIndex, key: fc.nat(9), kind: messageKind });

/**
 * The body of a message of each kind; a picture has the key as its id, so that a repeated call names the same
 * picture.
 */
async function bodyOf(real: Real, from: number, key: string, kind: MessageKind): Promise<object> {
  if (kind === 'text') return { text: 'Ciao' };
  if (kind === 'gift') return { gift: 'rose' };
  if (kind === 'icebreaker') return { icebreaker: 'sea' };
  const picture = { id: key, key: `photo-${key}`, width: 8, height: 8, thumbhash: null, message_id: null };
  await server.db
    .insertInto('message_photo')
    .values({ ...picture, member_id: real.at(from).id, created_at: server.clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return { photo: key };
}

const conversationOf = (member: Writer, other: Writer) =>
  server.db
    .selectFrom('conv_member')
    .select('conversation_id')
    .where('member_id', '=', member.id)
    .where('other_id', '=', other.id)
    .executeTakeFirstOrThrow();

const send = action('send', message, async (model, real, { from, to, key, kind }) => {
  const messageKey = real.key(from * 10 + key);
  const answer = await real
    .at(from)
    .sendContent(real.at(to), await bodyOf(real, from, messageKey, kind), messageKey);
  expect(answer.status).toBe(model.send(from, to, key, kind));
});

const sendTwice = action('send twice at once', message, async (model, real, { from, to, key, kind }) => {
  const messageKey = real.key(from * 10 + key);
  const body = await bodyOf(real, from, messageKey, kind);
  const responses = await Promise.all(
    [0, 1].map(() => real.at(from).sendContent(real.at(to), body, messageKey)),
  );
  const expected = [0, 1].map(() => model.send(from, to, key, kind));
  expect(responses.map(({ status }) => status).sort()).toEqual(expected.sort());
});

const exchange = action('write to each other at once', pair, async (model, real, { member, other }) => {
  const directions = [
    { from: member, to: other },
    { from: other, to: member },
  ];
  const answers = await Promise.all(
    directions.map(async direction => ({
      ...direction,
      status: (await real.at(direction.from).send(real.at(direction.to))).status,
    })),
  );
  // the model needs the order in which the server executed the calls. A message that was refused for other reasons than its
  // price came first, since limit and visibility bind only the member who starts the conversation; of two sent messages,
  // that of the starter came first
  const first = answers.some(({ status }) => status !== 201) ? null : await starterOf(real, member, other);
  const executionOrder = ({ from, status }: { from: number; status: number }) => {
    if (status === 402) return 2;
    return status === 201 && from !== first ? 1 : 0;
  };
  const order = answers.toSorted((a, b) => executionOrder(a) - executionOrder(b));
  for (const { from, to, status } of order) expect(status).toBe(model.send(from, to, null, 'text'));
});

/** The number of the member who started the conversation of two members. */
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

const read = action(
  'read',
  fc.record({ about: pair, percent: fc.nat(100) }),
  async (model, real, { about: { member, other }, percent }) => {
    if (!model.haveTalked(member, other)) return;
    const { conversation_id } = await conversationOf(real.at(member), real.at(other));
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
    await real.at(member).call('POST', '/api/chat-read.php', { conversation: conversation_id, seq });
    model.read(member, other, count);
  },
);

const remove = action('delete', pair, async (model, real, { member, other }) => {
  if (!model.haveTalked(member, other)) return;
  const { conversation_id } = await conversationOf(real.at(member), real.at(other));
  await real.at(member).call('DELETE', '/api/chat.php', { conversation: conversation_id });
  model.deleteConversation(member, other);
});

const confirm = action('confirm', fc.record({ member: memberIndex }), async (model, real, { member }) => {
  const { id } = real.at(member);
  await server.ctx.transaction(async tx => {
    await lockForConfirmation(tx, id, null);
    await tx.db.updateTable('account').set({ status: 'active' }).where('member_id', '=', id).execute();
    await releaseHeldMessages(server.ctx, tx, id);
    await releaseLikes(server.ctx, tx, id);
  });
  model.confirm(member);
});

const buy = action(
  'buy',
  fc.record({ member: memberIndex, amount: fc.integer({ min: 1, max: 9 }) }),
  async (model, real, facts) => {
    const { member, amount } = facts;
    const key = `signup:${server.ctx.ids.uuid()}`;
    const entry = {
      memberId: real.at(member).id,
      from: 'bonus',
      to: 'wallet',
      amount,
      reason: 'signup',
      key,
    } as const;
    // the same entry twice is booked once
    for (const _ of [1, 2]) await server.ctx.transaction(tx => book(server.ctx, tx, entry));
    model.buy(member, amount);
  },
);

/** Actions that are one call about another member. */
const calls = (['like', 'unlike', 'block', 'unblock'] as const).map(name =>
  action(name, pair, async (model, real, { member, other }) => {
    const method = name.startsWith('un') ? 'DELETE' : 'POST';
    const path = name.endsWith('like') ? '/api/like.php' : '/api/block.php';
    const { status } = await real.at(member).call(method, path, { profile: real.at(other).id });
    expect(status).toBeLessThan(500);
    model[name](member, other);
  }),
);

const blockWhileSending = action(
  'block while a message comes',
  pair,
  async (model, real, { member, other }) => {
    const [{ status }, block] = await Promise.all([
      real.at(other).send(real.at(member)),
      real.at(member).call('POST', '/api/block.php', { profile: real.at(other).id }),
    ]);
    // concurrent calls were executed one after the other; a message that was sent first is refunded
    if (status === 201) model.send(other, member, null, 'text');
    // an unconfirmed member can be blocked only after the message
    if (block.status !== 404) model.block(member, other);
  },
);

test('random actions of several members match a simple model', async () => {
  const member = fc.record({ credits: fc.nat(30), confirmed: fc.boolean(), premium: fc.boolean() });
  const members = fc.array(member, { minLength: memberIndexes.length, maxLength: memberIndexes.length });
  const actions = [
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
  const commandSequences = fc.commands(actions, { maxCommands: 60, size: 'max' });
  await fc.assert(
    fc.asyncProperty(members, commandSequences, async (initialStates, commands) => {
      const writers = await Promise.all(
        initialStates.map(({ credits, confirmed, premium }) =>
          addWriter(server, {
            credits,
            paid_user: premium,
            accountStatus: confirmed ? 'active' : 'not_confirmed',
          }),
        ),
      );
      const keys = Array.from({ length: 50 }, () => server.ctx.ids.uuid());
      const real: Real = {
        at: index => writers[index] ?? expect.fail('no member has this number'),
        key: index => keys[index] ?? expect.fail('no key has this number'),
      };
      const model = new ConversationModel(initialStates);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await compareWithModel(server, model, memberIndexes.map(real.at));
    }),
    { seed: 4, numRuns: 15, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true },
  );
}, 60_000);
