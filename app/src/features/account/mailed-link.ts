import { confirmMailChange, getUser, restoreAccount, undoMailChange } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

/** What a mailed link does once its button is pressed. Each can be done again without harm. */
export type MailedLink = 'mail-change' | 'mail-undo' | 'restore';

/** What came of it. */
export interface Followed {
  /** The address in force, when the link was about one. */
  email?: string;
  /** Token with which a new password can be chosen at once. */
  resetToken?: string;
}

/** Does what a mailed link is for. */
export async function followLink(
  visit: Visit,
  link: MailedLink,
  token: string,
): Promise<Followed | { problem: Problem }> {
  try {
    return await acts[link](visit, token);
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

const acts: Record<MailedLink, (visit: Visit, token: string) => Promise<Followed>> = {
  async 'mail-change'(visit, token) {
    const client = visit.client;
    const { email } = await confirmMailChange(client, { token });
    if (visit.session.state.user) {
      // the address of the page's own user; whoever opened the link elsewhere logs in with it
      await getUser(client).then(
        ({ user }) => visit.session.setUser(user),
        () => undefined,
      );
    }
    return { email };
  },
  async 'mail-undo'(visit, token) {
    const { email, reset_token } = await undoMailChange(visit.client, { token });
    visit.session.end(); // the server has ended every session
    return { email, resetToken: reset_token };
  },
  async restore(visit, token) {
    await restoreAccount(visit.client, { token });
    return {};
  },
};
