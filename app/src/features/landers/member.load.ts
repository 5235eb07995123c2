import { ApiProblem, getMember, type MemberProfile } from '@velluto/api-client';
import { type LoadContext, Redirect } from '../../platform/router/route.ts';

/** The person of a landing page. Members go to the profile itself, visitors who may not see it to the sign-up. */
export async function load({ client, params, app, signal }: LoadContext): Promise<{ member: MemberProfile }> {
  const id = params.id ?? '';
  if (app.session.state.user !== null) throw new Redirect(`/members/${id}`);
  try {
    const { profile } = await getMember(client, { id, ...app.traffic.sent }, { signal });
    return { member: profile };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 403) throw new Redirect('/signup');
    throw error;
  }
}
