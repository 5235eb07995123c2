import { ENTERED_COOKIE } from '@velluto/rules';
import { expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';

const { app } = await createTestServer({ render: async () => new Response('page') });
const post = (url: string, payload: string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    cookies: { i18n_redirected: 'en' },
  });

it('the answer to the age warning is remembered for a year, and the same page is shown', async () => {
  const { statusCode, headers } = await post('/members/1/landing?network=adnet', 'entered=1');
  expect([statusCode, headers.location]).toEqual([303, '/members/1/landing?network=adnet']);
  expect(headers['set-cookie']).toMatch(
    new RegExp(`^${ENTERED_COOKIE}=\\d{10}; Max-Age=31536000; Path=/; SameSite=Lax$`),
  );
});

it.each(['//elsewhere.example/x', '/\\elsewhere.example/x', '///elsewhere.example/x'])(
  'the answer at %s does not lead to another site',
  async url => {
    const { headers } = await post(url, 'entered=1');
    expect(new URL(String(headers.location), 'https://velluto.example').host).toBe('velluto.example');
  },
);

it('any other form is answered with a page that says that it needs the script', async () => {
  const { statusCode, headers, body } = await post('/login', 'login=anna&password=geheim');
  expect([statusCode, headers['set-cookie'], headers['content-type']]).toEqual([
    400,
    undefined,
    'text/html; charset=utf-8',
  ]);
  expect(body).toContain('<h1>This form needs JavaScript</h1>');
  expect(body).toMatch(/write to us: \S+@\S+\./);
  expect(body).not.toContain('geheim');
});
