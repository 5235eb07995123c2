import type { OperationId } from '@velluto/api-client';
import { contractOperations } from '@velluto/api-client/contract';
import { type Answer, type Caller, type CallInput, expectAnswer, validatorsOf } from '../backend.ts';
import { Difference, Unchecked } from '../report.ts';
import { type World, withIds } from '../world.ts';

/** Fails unless the answer refuses this field. */
function expectRefused(answer: Answer, field: string): void {
  expectAnswer(answer, '400 invalid_request');
  const { details } = answer.body as { details?: { field: string }[] };
  if (!Array.isArray(details) || !details.some(entry => entry.field === field))
    throw new Difference(`the details of invalid_request do not name the field ${field}`);
}

/** Operations that find something by an id, and say so when it is not there. */
const finding = new Set<OperationId>([
  'getMember',
  'getSimilar',
  'like',
  'noteProfileView',
  'markChatRead',
  'typing',
  'block',
  'setMainPhoto',
  'deletePhoto',
  'getPayment',
  'getTransaction',
  'confirmDirectDebit',
  'revokeMandate',
  'resendDirectDebitCode',
]);

/** The fields of a body without which it is not valid, found by leaving each out. */
function requiredFields(id: OperationId, body: Record<string, unknown>): string[] {
  const check = validatorsOf(id).body?.byType.get('application/json');
  return Object.keys(body).filter(field => {
    const { [field]: _, ...rest } = body;
    return check?.(rest).some(({ params }) => params.missingProperty === field);
  });
}

/** Checks that invalid requests are refused with the field, and that unknown ids find nothing. */
export async function checkInput({ report, visitor, members: [member], newId }: World): Promise<void> {
  for (const { id, session, type, bodies, query } of contractOperations) {
    // visitors may be told to log in first, whether or not there is such a thing
    const caller: Caller | undefined = session || finding.has(id) ? member?.call : visitor;
    const check = (name: string, input: CallInput, expect: (answer: Answer) => void) =>
      report.check(id, name, async () => {
        if (!caller) throw new Unchecked('there is no member');
        expect(await caller(id, input));
      });
    const [body = {}] = Object.values(bodies);
    if (type === 'application/json') {
      const [field] = requiredFields(id, body);
      const { [field ?? '']: _, ...rest } = body;
      if (field)
        await check(`refuses a body without ${field}`, { body: rest }, answer =>
          expectRefused(answer, field),
        );
      await check('refuses an unknown field', { body: { ...body, no_such_field: 1 } }, answer =>
        expectRefused(answer, 'no_such_field'),
      );
    }
    const [parameter] = Object.keys(query);
    // links in mails answer by a redirect, whatever is wrong with them
    if (parameter && !validatorsOf(id).answer(303))
      await check(`refuses a call without ${parameter}`, { query: { [parameter]: '' } }, answer =>
        expectAnswer(answer, '400 invalid_request'),
      );
    if (finding.has(id))
      await check(
        'finds nothing by an unknown id',
        withIds(id, () => newId()),
        answer => expectAnswer(answer, '404 not_found'),
      );
  }
}
