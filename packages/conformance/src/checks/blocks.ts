import { type Answer, expectAnswer } from '../backend.ts';
import type { Member } from '../members.ts';
import { Difference, Unchecked } from '../report.ts';
import type { World } from '../world.ts';

/** Fails unless somebody who was blocked is refused, whether they are told so or find nobody. */
function expectBlocked({ status, code }: Answer): void {
  const refused = code === 'blocked_by_member' || code === 'not_found';
  if (!refused) throw new Difference(`expected blocked_by_member or not_found, got ${code ?? status}`);
}

const open = ({ call }: Member, { profile }: Member) => call('getMember', { query: { id: profile } });

/** Checks that a block keeps the blocked person away, until it is taken back. Nobody is blocked afterwards. */
export async function checkBlocks({ report, members: [blocked, , blocker], newId }: World): Promise<void> {
  await report.check('block', 'keeps the blocked person from the profile and from writing', async () => {
    if (!blocked || !blocker) throw new Unchecked('there are not three members');
    if ((await open(blocked, blocker)).status !== 200)
      throw new Unchecked('the first member does not see the third: name three accounts that are confirmed');
    expectAnswer(await blocker.call('block', { body: { profile: blocked.profile } }), '204');
    try {
      expectBlocked(await open(blocked, blocker));
      expectBlocked(
        await blocked.call('sendMessage', {
          headers: { 'idempotency-key': newId() },
          body: { profile: blocker.profile, text: 'Ciao!' },
        }),
      );
    } finally {
      await blocker.call('unblock', { body: { profile: blocked.profile } });
    }
    expectAnswer(await open(blocked, blocker), '200');
  });
}
