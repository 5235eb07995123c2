import { type Client, like, type User } from '@velluto/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testSite, testUser } from '../../../test/app-context.ts';
import { createNewTermsStore } from './new-terms.ts';
import { pageClient } from './page-client.ts';

// in a browser addresses are relative to the page
class RequestOfPage extends Request {
  constructor(address: string | Request, options?: RequestInit) {
    super(typeof address === 'string' ? new URL(address, 'http://velluto.test') : address, options);
  }
}
beforeEach(() => vi.stubGlobal('Request', RequestOfPage));

const newest = '2026-10-01T00:00:00Z';
const newer = testSite({ terms_version: newest, terms_changes: 'Refunds take three days.' });
const accepted: string[] = [];
const likes: string[] = [];
/** Why an agreement to other than the newest terms is refused. */
let refusal = 'invalid_request';
/** How often something was refused for the terms, and how often these were fetched. */
const seen = { refused: 0, fetched: 0 };

/** A server on which nothing is done before its newest terms are accepted. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/settings.php') {
    seen.fetched += 1;
    return Response.json(newer);
  }
  const body = await request.json();
  if (pathname === '/api/terms.php') {
    if (body.terms_version !== newest) return Response.json({ code: refusal, message: '' }, { status: 400 });
    accepted.push(body.terms_version);
    return Response.json({ user: testUser({ terms_outdated: false }) });
  }
  if (accepted.length === 0) {
    seen.refused += 1;
    return Response.json({ code: 'terms_outdated', message: '' }, { status: 403 });
  }
  likes.push(body.profile);
  return Response.json({ status: 'liked' });
}

/** A page that was loaded with these terms, on which the user has just liked somebody. */
function press({
  outdated = true,
  site = newer,
  user = testUser({ terms_outdated: outdated }) as User | null,
} = {}) {
  const client: Client = pageClient(() => app, site, answer);
  const app = testAppContext({ client, site, user });
  const terms = app.store(createNewTermsStore);
  const done = like(client, { profile: 'anna' });
  return { app, terms, done };
}
const asked = ({ terms }: ReturnType<typeof press>) => vi.waitFor(() => expect(terms.state.asked).toBe(true));

beforeEach(() => {
  accepted.length = 0;
  likes.length = 0;
  refusal = 'invalid_request';
  Object.assign(seen, { refused: 0, fetched: 0 });
});

it('a call refused for new terms is sent again when they are accepted, and only once', async () => {
  const page = press();
  await asked(page);
  expect(likes).toEqual([]);
  await page.terms.agree();
  expect(await page.done).toEqual({ status: 'liked' });
  expect([likes, page.terms.state.asked]).toEqual([['anna'], false]);
  expect(seen.fetched, 'the page has the newest terms').toBe(0);
});

it('two presses wait together, and each is done', async () => {
  const page = press();
  await asked(page);
  const second = like(page.app.client, { profile: 'bella' });
  await vi.waitFor(() => expect(seen.refused).toBe(2));
  await page.terms.agree();
  expect([await page.done, await second]).toEqual([{ status: 'liked' }, { status: 'liked' }]);
  expect(likes.toSorted()).toEqual(['anna', 'bella']);
});

it('a call that is refused on the next page waits again', async () => {
  const page = press();
  await asked(page);
  page.terms.leave();
  await expect(page.done).rejects.toMatchObject({ code: 'terms_outdated' });
  const next = like(page.app.client, { profile: 'bella' });
  await asked(page);
  await page.terms.agree();
  expect([await next, likes]).toEqual([{ status: 'liked' }, ['bella']]);
});

it('accepted in another tab counts as well', async () => {
  const page = press();
  await asked(page);
  accepted.push(newest);
  page.app.session.setUser(testUser({ terms_outdated: false }));
  expect(await page.done).toEqual({ status: 'liked' });
});

it('leaving the page or logging out instead sends nothing', async () => {
  const left = press();
  await asked(left);
  // sent again, it would be done now
  accepted.push(newest);
  left.terms.leave();
  await expect(left.done).rejects.toMatchObject({ code: 'terms_outdated' });
  accepted.length = 0;
  const loggedOut = press();
  await asked(loggedOut);
  accepted.push(newest);
  loggedOut.app.session.end();
  await expect(loggedOut.done).rejects.toMatchObject({ code: 'terms_outdated' });
  expect(likes).toEqual([]);
});

it('a page that is older than the terms asks for the newest ones', async () => {
  const page = press({ outdated: false, site: testSite() });
  await asked(page);
  expect(page.app.session.state.user?.terms_outdated).toBe(true);
  expect(page.terms.state.terms.terms_changes).toBe('Refunds take three days.');
  expect(await page.terms.agree()).toBeUndefined();
  await page.done;
});

it('nobody is asked where nobody is logged in', async () => {
  const { terms, done } = press({ user: null });
  await expect(done).rejects.toMatchObject({ code: 'terms_outdated' });
  expect(terms.state.asked).toBe(false);
});

it('an agreement that fails otherwise is no question of newer terms', async () => {
  refusal = 'internal_error';
  const { terms } = press({ site: testSite() });
  await expect(terms.agree()).rejects.toMatchObject({ code: 'internal_error' });
  expect(seen.fetched).toBe(0);
});

it('newer terms that come while older ones are shown are shown instead', async () => {
  const { terms } = press({ site: testSite() });
  expect(await terms.agree()).toEqual({ problem: { code: 'terms_outdated' } });
  expect([accepted, terms.state.terms.terms_version]).toEqual([[], newest]);
  expect(await terms.agree()).toBeUndefined();
  expect(accepted).toEqual([newest]);
});
