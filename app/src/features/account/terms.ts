import { acceptTerms } from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';

/** The user agrees to the terms that this page came with. Throws `invalid_request` when newer ones are in force by now. */
export async function acceptNewTerms({ client, session, site }: AppContext): Promise<void> {
  const { user } = await acceptTerms(client, { terms_version: site.terms_version });
  session.setUser(user);
}
