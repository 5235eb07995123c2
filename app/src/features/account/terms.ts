import { acceptTerms } from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';

/** Accepts the version of the terms that the page was loaded with. Throws `invalid_request` when there is a newer one. */
export async function acceptNewTerms({ client, session, site }: AppContext): Promise<void> {
  const { user } = await acceptTerms(client, { terms_version: site.terms_version });
  session.setUser(user);
}
