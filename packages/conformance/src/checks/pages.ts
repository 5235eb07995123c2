import type { OperationId } from '@velluto/api-client';
import { type Answer, expectAnswer } from '../backend.ts';
import { Difference, Unchecked } from '../report.ts';
import type { World } from '../world.ts';

/** Lists with numbered pages, and the field that has their entries. */
const numbered: readonly [id: OperationId, field: string][] = [
  ['searchMembers', 'results'],
  ['getSimilar', 'results'],
  ['getTransactions', 'transactions'],
  ['getBlocks', 'blocks'],
  ['getComplaints', 'complaints'],
];

/** The ids of the entries in a field of a body. */
function idsOf(answer: Answer, field: string): string[] {
  expectAnswer(answer, '200');
  const { [field]: entries } = answer.body as Record<string, { id?: string; profile?: string }[] | undefined>;
  return (entries ?? []).flatMap(({ id, profile }) => id ?? profile ?? []);
}

/**
 * Fails where the next page has only what stands on the first one. Single entries may stand on both: the lists of a backend in use
 * move between two calls.
 */
function expectOther(first: readonly string[], next: readonly string[]): void {
  if (next.length > 0 && next.every(id => first.includes(id)))
    throw new Difference(`all ${next.length} entries of the next page are on the first one too`);
}

/** Checks that a next page does not repeat the page before it. */
export async function checkPages({ report, members: [first, second] }: World): Promise<void> {
  for (const [id, field] of numbered) {
    await report.check(id, 'has other entries on the second page', async () => {
      if (!first || !second) throw new Unchecked('there are not two members');
      const query = id === 'getSimilar' ? { profile: second.profile } : undefined;
      const page = async (page: string) => idsOf(await first.call(id, { query: { ...query, page } }), field);
      expectOther(await page('1'), await page('2'));
    });
  }
  await report.check('getWallet', 'has other bookings before the oldest one', async () => {
    if (!first) throw new Unchecked('there is no member');
    const page = async (query: Record<string, string>) =>
      idsOf(await first.call('getWallet', { query }), 'entries');
    const newest = await page({});
    const before = newest.at(-1);
    if (before === undefined) throw new Unchecked('the wallet has no booking');
    expectOther(newest, await page({ before }));
  });
}
