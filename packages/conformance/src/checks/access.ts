import type { OperationId } from '@velluto/api-client';
import { contractOperations } from '@velluto/api-client/contract';
import { type Caller, type CallInput, expectAnswer } from '../backend.ts';
import { Difference, Unchecked } from '../report.ts';
import { ELSEWHERE, type World } from '../world.ts';

/** Checks who is let in: sessions, the header of the client, other origins, and pages of another member. */
export async function checkAccess({ report, visitor, members }: World): Promise<void> {
  const [member] = members;
  for (const { id, session, client, method } of contractOperations) {
    const check = (name: string, input: CallInput, expected: string) =>
      report.check(id, name, async () => {
        const call: Caller | undefined = session ? member?.call : visitor;
        if (!call) throw new Unchecked('there is no member');
        expectAnswer(await call(id, input), expected);
      });
    if (session) {
      await report.check(id, 'needs a session', async () =>
        expectAnswer(await visitor(id), '403 authentication_required'),
      );
      await check(
        'refuses a page of another member',
        { headers: { 'x-page-member': 'visitor' } },
        '403 member_changed',
      );
    }
    if (client) await check('needs the header of the client', { marked: false }, '403 request_refused');
    if (client || method !== 'GET')
      await check('refuses another origin', { headers: { origin: ELSEWHERE } }, '403 request_refused');
  }
}

/** Checks that the stream of events opens for a member. */
export async function checkEvents({ report, members: [member] }: World): Promise<void> {
  await report.check('events', 'is a stream of events', async () => {
    if (!member) throw new Unchecked('there is no member');
    const answer = await member.call('events');
    expectAnswer(answer, '200');
    const type = answer.headers.get('content-type') ?? 'none';
    if (!type.startsWith('text/event-stream'))
      throw new Difference(`expected text/event-stream, got ${type}`);
  });
}

/** Calls about a conversation of two others, which does not exist for a third. */
const aboutConversation: Partial<Record<OperationId, (conversation: string) => CallInput>> = {
  getChat: conversation => ({ query: { conversation } }),
  deleteChat: conversation => ({ body: { conversation } }),
  markChatRead: conversation => ({ body: { conversation, seq: 1 } }),
  typing: conversation => ({ body: { conversation } }),
};

/**
 * Checks that a third member does not find what belongs to others.
 *
 * @param conversation that of the first two
 * @param payment one of the first
 */
export async function checkStrangers(
  { report, members: [, , third] }: World,
  { conversation, payment }: { conversation: string | undefined; payment: string | undefined },
): Promise<void> {
  const check = (
    id: OperationId,
    name: string,
    thing: string | undefined,
    inputOf: (thing: string) => CallInput,
  ) =>
    report.check(id, name, async () => {
      if (!third) throw new Unchecked('there is no third member');
      if (thing === undefined) throw new Unchecked('there is nothing of others to ask for');
      expectAnswer(await third.call(id, inputOf(thing)), '404 not_found');
    });
  for (const [id, inputOf] of Object.entries(aboutConversation))
    await check(id as OperationId, 'hides a conversation of others', conversation, inputOf);
  await check('getPayment', 'hides a payment of others', payment, payment_id => ({ query: { payment_id } }));
  await check('getTransaction', 'hides a payment of others', payment, id => ({ query: { id } }));
}
