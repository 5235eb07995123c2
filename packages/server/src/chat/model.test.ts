import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { addWriter, type Writer, walletAndLedger } from '../../test/writers.ts';
import { beginDelivery, deliverHeld } from './held.ts';

const server = await createTestServer();
const COST = 2;
const people = [0, 1, 2];

/** What somebody does; people and keys by number. */
type Act =
  | { kind: 'send'; from: number; to: number; key: number; text: string }
  | { kind: 'read' | 'delete'; who: number; other: number; percent: number }
  | { kind: 'confirm'; who: number };

const person = fc.constantFrom(...people);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      ...{ from: person, to: person, key: fc.nat(19), text: fc.constantFrom('a', 'b') },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('read' as const, 'delete' as const),
      ...{ who: person, other: person, percent: fc.nat(100) },
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('confirm' as const), who: person }) },
);

interface ModelMessage {
  id: number;
  from: number;
  to: number;
  state: 'held' | 'sent' | 'withdrawn';
  unread: boolean;
}

/** The rules in their simplest form. The people pay for premium, so that only credits limit them. */
function makeModel(credits: number[], confirmed: boolean[]) {
  const balance = [...credits];
  const keys = new Map<string, string>();
  let messages: ModelMessage[] = [];
  const between = (a: number, b: number) => messages.filter(one => one.from === a && one.to === b);
  return {
    balance,
    isConfirmed: (who: number) => confirmed[who] === true,
    messages: () => messages,
    received: (who: number, from: number) => between(from, who).filter(one => one.state === 'sent'),
    send(from: number, to: number, key: number, text: string): number {
      const known = keys.get(`${from} ${key}`);
      if (known !== undefined) return known === `${to} ${text}` ? 200 : 409;
      if (from === to) return 404;
      if ((balance[from] ?? 0) < COST) return 402;
      balance[from] = (balance[from] ?? 0) - COST;
      keys.set(`${from} ${key}`, `${to} ${text}`);
      const state = confirmed[from] ? ('sent' as const) : ('held' as const);
      messages.push({ id: messages.length, from, to, state, unread: state === 'sent' });
      return 201;
    },
    read(who: number, other: number, count: number) {
      for (const one of this.received(who, other).slice(0, count)) one.unread = false;
    },
    remove(who: number, other: number) {
      this.read(who, other, Number.POSITIVE_INFINITY);
      for (const one of between(who, other).filter(({ state }) => state === 'held')) {
        one.state = 'withdrawn';
        balance[who] = (balance[who] ?? 0) + COST;
      }
    },
    confirm(who: number) {
      confirmed[who] = true;
      const held = messages.filter(one => one.from === who && one.state === 'held');
      messages = [...messages.filter(one => !held.includes(one)), ...held];
      for (const one of held) Object.assign(one, { state: 'sent', unread: true });
    },
    held: (who: number) => messages.filter(one => one.from === who && one.state === 'held').length,
    unread: (who: number) => messages.filter(one => one.to === who && one.unread).length,
  };
}

async function conversationOf(who: Writer, other: Writer) {
  return server.db
    .selectFrom('conv_member')
    .select('conversation_id')
    .where('member_id', '=', who.id)
    .where('other_id', '=', other.id)
    .executeTakeFirst();
}

test('random sequences of sending, retrying, reading, deleting and confirming keep to the model', async () => {
  const setting = fc.array(fc.record({ credits: fc.nat(30), confirmed: fc.boolean() }), {
    minLength: people.length,
    maxLength: people.length,
  });
  const run = async (wishes: { credits: number; confirmed: boolean }[], acts: Act[]) => {
    const writers = await Promise.all(
      wishes.map(({ credits, confirmed }) =>
        addWriter(server, {
          credits,
          paid_user: true,
          accountStatus: confirmed ? 'active' : 'not_confirmed',
        }),
      ),
    );
    const at = (index: number): Writer => writers[index] ?? expect.fail('nobody has this number');
    const model = makeModel(
      wishes.map(({ credits }) => credits),
      wishes.map(({ confirmed }) => confirmed),
    );
    const keys = Array.from({ length: 20 }, () => server.ctx.ids.uuid());

    for (const one of acts) {
      if (one.kind === 'send') {
        const { status } = await at(one.from).send(at(one.to), one.text, keys[one.key]);
        expect(status).toBe(model.send(one.from, one.to, one.key, one.text));
      } else if (one.kind === 'confirm') {
        await server.ctx.transaction(async tx => {
          const { id } = at(one.who);
          await beginDelivery(tx, id, null);
          await tx.db.updateTable('account').set({ status: 'active' }).where('member_id', '=', id).execute();
          await deliverHeld(server.ctx, tx, id);
        });
        model.confirm(one.who);
      } else {
        const [who, other] = [at(one.who), at(one.other)];
        const side = one.who === one.other ? undefined : await conversationOf(who, other);
        if (!side) continue;
        const conversation = side.conversation_id;
        if (one.kind === 'delete') {
          expect((await who.call('DELETE', '/api/chat.php', { conversation })).status).toBe(204);
          model.remove(one.who, one.other);
        } else {
          const received = await server.db
            .selectFrom('message')
            .select('seq')
            .where('conversation_id', '=', conversation)
            .where('sender_id', '=', other.id)
            .where('status', '=', 'sent')
            .orderBy('seq')
            .execute();
          const count = Math.round((one.percent * received.length) / 100);
          const seq = received[count - 1]?.seq ?? 0;
          await who.call('POST', '/api/chat-read.php', { conversation, seq });
          model.read(one.who, one.other, count);
        }
      }
    }

    for (const who of people) {
      const wallet = await walletAndLedger(server, at(who));
      const held = model.held(who) * COST;
      expect(wallet).toMatchObject({ balance: model.balance[who], held, sum: 0 });
      expect([wallet.accounts.wallet ?? 0, wallet.accounts.held ?? 0]).toEqual([wallet.balance, wallet.held]);
      const { chats, num_unread_messages } = (await at(who).chats()).body;
      expect(num_unread_messages).toBe(model.unread(who));
      const perChat = chats.map((chat: { num_unread_messages: number }) => chat.num_unread_messages);
      expect(perChat.reduce((sum: number, count: number) => sum + count, 0)).toBe(num_unread_messages);
    }
  };
  await fc.assert(
    fc.asyncProperty(setting, fc.array(act, { minLength: 10, maxLength: 40, size: 'max' }), run),
    { seed: 2, numRuns: 20, interruptAfterTimeLimit: 40_000, markInterruptAsFailure: true },
  );
}, 60_000);
