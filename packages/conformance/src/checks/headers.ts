import { isDeepStrictEqual } from 'node:util';
import { contractOperations } from '@velluto/api-client/contract';
import { type Answer, type Caller, validatorsOf } from '../backend.ts';
import { Difference, Unchecked } from '../report.ts';
import { ELSEWHERE, reasonToWithhold, type World } from '../world.ts';

/** The directives of `Cache-Control`, without their values. */
const directivesOf = ({ headers }: Answer): Set<string> =>
  new Set(
    (headers.get('cache-control') ?? '')
      .split(',')
      .map(directive => (directive.split('=')[0] ?? '').trim().toLowerCase()),
  );

/** Fails for an answer that a cache between the backend and its members may give to somebody else. */
function expectPrivate(answer: Answer): void {
  const directives = directivesOf(answer);
  if (directives.has('no-store') || (directives.has('private') && !directives.has('public'))) return;
  const said = answer.headers.get('cache-control') ?? 'none';
  throw new Difference(`the answer to a member may be kept by shared caches (Cache-Control: ${said})`);
}

/** Fails for an answer that a page of another site may read. */
function expectUnreadable({ headers }: Answer): void {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === ELSEWHERE || allowed === '*')
    throw new Difference(`a page of any site may read the answer (Access-Control-Allow-Origin: ${allowed})`);
}

/** Checks that what is answered to a member reaches no shared cache and no page of another site. */
export async function checkHeaders({ report, visitor, members: [member] }: World): Promise<void> {
  for (const { id, method, session } of contractOperations) {
    const check = (name: string, run: (call: Caller) => Promise<void>) =>
      report.check(id, name, async () => {
        const reason = reasonToWithhold(id, member);
        if (reason) throw new Unchecked(reason);
        if (!member) throw new Unchecked('there is no member');
        await run(member.call);
      });
    if (method !== 'GET' || validatorsOf(id).answer(303)) continue;
    await check('keeps the answer to a member out of shared caches', async call => {
      const answer = await call(id);
      // what visitors get too belongs to nobody
      const open = !session && isDeepStrictEqual(answer.body, (await visitor(id)).body);
      if (!open) expectPrivate(answer);
    });
    if (session)
      await check('lets no page of another site read the answer', async call =>
        expectUnreadable(await call(id, { headers: { origin: ELSEWHERE } })),
      );
  }
}
