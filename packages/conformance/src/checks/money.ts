import { isDeepStrictEqual } from 'node:util';
import type { OperationId, SuccessBody } from '@velluto/api-client';
import { type Answer, expectAnswer, successBody } from '../backend.ts';
import type { Member } from '../members.ts';
import { Difference, type Finding, Unchecked } from '../report.ts';
import type { World } from '../world.ts';

const creditsOf = async ({ call }: Member): Promise<number> =>
  successBody<'getUser'>(await call('getUser')).user.credits;

/** Fails unless the second answer to the same call is 200 with the body of the first. */
function expectSame(first: Answer, second: Answer): void {
  expectAnswer(second, '200');
  if (!isDeepStrictEqual(second.body, first.body))
    throw new Difference('the same call with the same key was answered with another body');
}

/** A text of the greatest length, with what is often lost: an emoji of several parts, marks, markup, a line break. */
function longText(length: number): string {
  const text = `Ciao! 👩🏽‍🚀 è così: <b>1 & 1</b>\n“Zażółć” — ${'parole '.repeat(Math.ceil(length / 7))}`;
  return `${[...text]
    .slice(0, length - 1)
    .join('')
    .trimEnd()}.`;
}

type Message = SuccessBody<'getChat'>['messages'][number];

/** Fails unless a message is there as it was written. */
function expectWhole(message: Message | undefined, sent: string): void {
  const got = message?.kind === 'text' ? message.text : '';
  if (got === sent) return;
  const [came, written] = [[...got], [...sent]];
  const whole = written.findIndex((character, index) => came[index] !== character);
  throw new Difference(`of ${written.length} characters only the first ${whole} are as they were written`);
}

/** Refusals that are right, and leave nothing to check. */
function expectMade(answer: Answer): void {
  const { status, code } = answer;
  if (code === 'not_enough_credits' || status === 502 || code === 'payment_method_unavailable')
    throw new Unchecked(`the backend refuses it: ${status} ${code}`);
  expectAnswer(answer, '201');
}

/**
 * Checks that a message is sent and charged once for its key, and that the other person gets it.
 *
 * @returns the id of the conversation; undefined where nothing could be sent
 */
export async function checkMessage({ report, members, newId }: World): Promise<string | undefined> {
  const [first, second] = members;
  const headers = { 'idempotency-key': newId() };
  const check = (
    id: OperationId,
    name: string,
    run: (from: Member, to: Member) => Promise<unknown>,
    marks?: Pick<Finding, 'money'>,
  ) =>
    report.check(
      id,
      name,
      async () => {
        if (!first || !second) throw new Unchecked('there are not two members');
        await run(first, second);
      },
      marks,
    );
  let text = '';
  const message = (to: Member, other = text) => ({ headers, body: { profile: to.profile, text: other } });
  let sent: SuccessBody<'sendMessage'> | undefined;
  const send = async (from: Member, to: Member) => {
    const { message_length } = successBody<'getSettings'>(await from.call('getSettings'));
    text = longText(message_length.max);
    const before = await creditsOf(from);
    const answer = await from.call('sendMessage', message(to));
    expectMade(answer);
    sent = answer.body as SuccessBody<'sendMessage'>;
    const charged = await creditsOf(from);
    const { credits } = sent.message;
    if (before - charged !== credits)
      throw new Difference(`the message costs ${credits} credits, and ${before - charged} were charged`);
    const repeated = await from.call('sendMessage', message(to));
    const after = await creditsOf(from);
    if (after !== charged) throw new Difference(`the same key was charged again: ${charged - after} credits`);
    if (sent.credits !== charged)
      throw new Difference(`the answer says ${sent.credits} credits are left, the account has ${charged}`);
    expectSame(answer, repeated);
  };
  await check('sendMessage', 'sends and charges once for a key', send, { money: true });
  await check('sendMessage', 'refuses a key with another text', async (from, to) => {
    if (!sent) throw new Unchecked('no message was sent');
    expectAnswer(await from.call('sendMessage', message(to, 'Ciao, ciao!')), '409 idempotency_conflict');
  });
  await check('sendMessage', 'needs a key', async (from, to) =>
    expectAnswer(
      await from.call('sendMessage', { ...message(to), headers: { 'idempotency-key': '' } }),
      '400 invalid_request',
    ),
  );
  await check('getChat', 'gives the message to the other person, as theirs', async (_, to) => {
    if (!sent) throw new Unchecked('no message was sent');
    if (sent.message.status === 'held')
      throw new Unchecked('the message waits until the sender confirms the address');
    const { id, conversation } = sent.message;
    const { messages } = successBody<'getChat'>(await to.call('getChat', { query: { conversation } }));
    const got = messages.find(item => item.id === id);
    if (!got || got.mine)
      throw new Difference('the message is not in the conversation of the other person, or is theirs');
    expectWhole(got, text);
  });
  await check('getChat', 'keeps a message whole', async from => {
    if (!sent) throw new Unchecked('no message was sent');
    const { id, conversation } = sent.message;
    const { messages } = successBody<'getChat'>(await from.call('getChat', { query: { conversation } }));
    expectWhole(
      messages.find(item => item.id === id),
      text,
    );
  });
  return sent?.message.conversation;
}

/**
 * Checks that a payment is made once for its key.
 *
 * @returns the id of the payment; undefined where none could be made
 */
export async function checkPayment({ report, members: [member], newId }: World): Promise<string | undefined> {
  const headers = { 'idempotency-key': newId() };
  let payment: string | undefined;
  const order = async () => {
    if (!member) throw new Unchecked('there is no member');
    const offers = successBody<'getPackages'>(await member.call('getPackages'));
    const [pack, other] = offers.credits;
    const [method] = offers.payment_methods;
    if (!pack || !method) throw new Unchecked('there is nothing to buy');
    const body = { package: pack.id, method, country: offers.payment_country };
    const answer = await member.call('createPayment', { headers, body });
    // 200: an earlier run left the same order open, so this key orders nothing
    const open = answer.status === 200;
    if (!open) expectMade(answer);
    payment = (answer.body as SuccessBody<'createPayment'>).payment.payment_id;
    expectSame(answer, await member.call('createPayment', { headers, body }));
    if (open || !other) return;
    const changed = { ...body, package: other.id };
    expectAnswer(await member.call('createPayment', { headers, body: changed }), '409 idempotency_conflict');
  };
  await report.check('createPayment', 'orders once for a key', order, { money: true });
  return payment;
}
