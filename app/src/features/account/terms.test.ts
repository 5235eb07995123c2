import type { Client } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { testAppContext, testSite, testUser } from '../../../test/app-context.ts';
import { acceptNewTerms } from './terms.ts';

it('agrees to the version that the page was loaded with, and the terms are no longer outdated', async () => {
  const agreed = testUser({ terms_outdated: false });
  const PUT = vi.fn(async () => ({ data: { user: agreed }, response: new Response(null) }));
  const client = { baseUrl: '', http: { PUT }, polled: new Map() } as unknown as Client;
  const site = testSite({ terms_version: '2026-10-01T00:00:00Z' });
  const app = testAppContext({ client, site, user: testUser({ terms_outdated: true }) });
  await acceptNewTerms(app);
  expect(PUT).toHaveBeenCalledExactlyOnceWith('/api/terms.php', {
    body: { terms_version: '2026-10-01T00:00:00Z' },
  });
  expect(app.session.state.user?.terms_outdated).toBe(false);
});
