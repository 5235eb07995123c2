import type { Call, Service } from '../../../context/operation.ts';
import { created, ok, signedIn } from '../../../context/responses.ts';
import { submitAppeal } from './appeal.ts';
import { submitObjection } from './objection.ts';
import { type Submitted, submitComplaint, submitReport } from './submit.ts';
import { type Claimant, claim, complaintFor, listComplaints } from './view.ts';

async function answer({ ctx, member }: Pick<Call, 'ctx' | 'member'>, { id, isNew }: Submitted) {
  const complaint = await complaintFor(ctx, id, 'reporter');
  // anybody can type an address: only the mail to it says that its reports are suspended
  const body = { complaint: member ? complaint : { ...complaint, handled_from: null } };
  return isNew ? created(body) : ok(body);
}

const claimantOf = ({ member, site }: Pick<Call, 'member' | 'site'>, key: string | undefined): Claimant => ({
  pool: site.pool,
  memberId: member?.id ?? null,
  key,
});

/** Operations on reports and complaints. */
export const complaints = {
  report: async call => answer(call, await submitReport(call.ctx, call, signedIn(call), call.body)),

  complain: async call => {
    const { ctx, body, member } = call;
    const { measure } = body;
    const submitted =
      measure === undefined
        ? await submitComplaint(ctx, call, member, body)
        : await submitObjection(ctx, call, { ...body, measure });
    return answer(call, submitted);
  },

  getComplaint: async call => {
    const { ctx, query } = call;
    const { id, role } = await claim(ctx.db, claimantOf(call, query.key), query.reference);
    return ok({ complaint: await complaintFor(ctx, id, role) });
  },

  getComplaints: async call => ok(await listComplaints(call.ctx, signedIn(call).id, call.query.page ?? 1)),

  appeal: async call => {
    const { ctx, body } = call;
    const { id, role } = await submitAppeal(ctx, claimantOf(call, body.key), body);
    return ok({ complaint: await complaintFor(ctx, id, role) });
  },
} satisfies Partial<Service>;
