import type { OperationId } from '@velluto/api-client';
import { contractOperations } from '@velluto/api-client/contract';
import { type Caller, validatorsOf } from '../backend.ts';
import { Difference, Unchecked } from '../report.ts';
import { reasonToWithhold, type World, withIds } from '../world.ts';

/** About one person, who decides whether visitors see them. */
const aboutPerson = new Set<OperationId>(['getMember', 'getSimilar']);

/**
 * Calls every operation with the contract's example, about the second member: whatever is answered has to be an answer of the
 * contract, and an operation that is open to visitors does not ask for a log-in.
 */
export async function checkAnswers({ report, visitor, members }: World): Promise<void> {
  const [first, second] = members;
  const profile = second?.profile ?? first?.profile;
  for (const { id, session } of contractOperations) {
    const input = withIds(id, (field, example) =>
      field === 'profile' || id === 'getMember' ? (profile ?? example) : example,
    );
    const check = (name: string, call: Caller | undefined) =>
      report.check(id, name, async () => {
        const reason = reasonToWithhold(id, first);
        if (reason) throw new Unchecked(reason);
        if (!call) throw new Unchecked('there is no member');
        const { code } = await call(id, input);
        if (!session && !aboutPerson.has(id) && code === 'authentication_required')
          throw new Difference('it is open to visitors, and asks for a log-in');
      });
    if (!session) await check('answers a visitor by the contract', visitor);
    await check('answers a member by the contract', first?.call);
  }
}

/** Checks that polled operations answer 304 without a body to the version that the client has. */
export async function checkVersions({ report, members: [member] }: World): Promise<void> {
  for (const { id } of contractOperations) {
    if (!validatorsOf(id).answer(304)) continue;
    await report.check(id, 'says that nothing changed', async () => {
      if (!member) throw new Unchecked('there is no member');
      const etag = (await member.call(id)).headers.get('etag');
      if (!etag) throw new Difference('the answer has no ETag');
      const { status } = await member.call(id, { headers: { 'if-none-match': etag } });
      if (status !== 304) throw new Difference(`expected 304 for the same version, got ${status}`);
    });
  }
}
