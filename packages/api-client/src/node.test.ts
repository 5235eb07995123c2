import { CookieJar } from 'tough-cookie';
import { expect, it } from 'vitest';
import { createClient, getUser, login } from './index.ts';
import { cookieFetch } from './node.ts';

/** Answers with a session at the log-in, and keeps the cookies that calls came with. */
function setUp() {
  const came: (string | null)[] = [];
  const fetch = async (request: Request) => {
    came.push(request.headers.get('cookie'));
    const headers = new Headers();
    if (request.method === 'POST') {
      headers.append('set-cookie', '__Host-velluto_session=abc; Path=/; HttpOnly; Secure; SameSite=Lax');
      headers.append('set-cookie', 'i18n_redirected=it; Path=/');
    }
    return Response.json({}, { headers });
  };
  return { came, fetch };
}
const body = { login: 'anna@example.com', password: 'una lunga passeggiata' };

it('a client in Node stays logged in', async () => {
  const { came, fetch } = setUp();
  const client = createClient({ baseUrl: 'https://velluto.test', fetch: cookieFetch({ fetch }) });
  await login(client, body);
  await getUser(client);
  expect(came).toEqual([null, '__Host-velluto_session=abc; i18n_redirected=it']);
});

it('a jar is that of one visitor, and no other host gets its cookies', async () => {
  const { came, fetch } = setUp();
  const jar = new CookieJar();
  await login(createClient({ baseUrl: 'https://velluto.test', fetch: cookieFetch({ jar, fetch }) }), body);
  await getUser(createClient({ baseUrl: 'https://other.test', fetch: cookieFetch({ jar, fetch }) }));
  await getUser(createClient({ baseUrl: 'https://velluto.test', fetch: cookieFetch({ fetch }) }));
  await getUser(createClient({ baseUrl: 'https://velluto.test', fetch: cookieFetch({ jar, fetch }) }));
  expect(came).toEqual([null, null, null, '__Host-velluto_session=abc; i18n_redirected=it']);
});
