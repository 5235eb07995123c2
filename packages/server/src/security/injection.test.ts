// Hostile pictures are tested in photos/hostile.test.ts, line breaks in the form of a direct debit in
// payments/direct-debit/unsigned-order.test.ts.

import { contractOperations } from '@velluto/api-client/contract';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { signupForm } from '../../test/signup.ts';
import { inTurn } from '../../test/turns.ts';
import { addWriter } from '../../test/writers.ts';

const server = await createTestServer();
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
const anna = await addWriter(server, { name: 'Anna', password_hash, credits: 40, paid_user: true });
const visitor = await server.client();
const sql = [
  `' or '1'='1`,
  `"; drop table member; --`,
  `\\'; select pg_sleep(9); --`,
  '$1',
  '%',
  '_nna',
  'A.*',
];

describe('characters with a meaning in SQL', () => {
  test.each(sql)('are ordinary text: %s', async text => {
    const login = await visitor('POST', '/api/user.php', { login: text, password });
    expect([login.status, login.body.code]).toEqual([401, 'login_failed']);
    const check = await visitor('POST', '/api/signup-check.php', { name: text, email: text });
    expect([check.status, check.body.name]).not.toEqual([200, 'taken']);
    for (const url of ['/api/member.php?id=', '/api/chat.php?conversation=', '/api/transaction.php?id=']) {
      const { status } = await anna.call('GET', url + encodeURIComponent(text));
      expect([400, 404]).toContain(status);
    }
    const other = await server.member();
    const { body } = await anna.send(other, text);
    expect(body.message.text).toBe(text.trim());
    expect((await anna.call('PUT', '/api/profile.php', { about_me: text })).body.profile.about_me).toBe(text);
    expect(
      (await anna.call('GET', `/api/discountcode.php?code=${encodeURIComponent(text)}`)).status,
    ).not.toBe(200);
  });
});

describe('keys and characters that no field has', () => {
  const withBody = contractOperations.filter(({ type }) => type === 'application/json');
  const send = async ({ method, path, query, headers }: (typeof withBody)[number], payload: string) => {
    const { cookies } = await server.client(anna);
    return server.app.inject({
      method,
      payload,
      cookies,
      url: `${path}?${new URLSearchParams(query)}`,
      headers: { 'x-requested-with': 'velluto', 'content-type': 'application/json', ...headers },
    });
  };

  test.each(withBody)('are refused by $id', async operation => {
    const body = Object.values(operation.bodies)[0];
    const turn = withBody.indexOf(operation);
    for (const key of inTurn(['__proto__', 'constructor', 'prototype', 'is_admin'], turn)) {
      const payload = JSON.stringify(body).replace(/^\{/, `{"${key}":{"polluted":true},`).replace(',}', '}');
      expect((await send(operation, payload)).statusCode, key).toBe(400);
    }
    expect('polluted' in {}).toBe(false);
    for (const payload of inTurn(['[]', 'null', '"x"', '1'], turn))
      expect((await send(operation, payload)).statusCode).toBe(400);
  });

  test('NUL is refused in every text, not answered with an internal error', async () => {
    const nul = 'a\u0000b';
    const answers = [
      await visitor('POST', '/api/user.php', { login: nul, password }),
      await visitor('POST', '/api/signup.php', signupForm({ name: nul })),
      await visitor('POST', '/api/signup-check.php', { name: nul }),
      await anna.call('GET', `/api/member.php?id=${encodeURIComponent(nul)}`),
      await anna.call('GET', `/api/discountcode.php?code=${encodeURIComponent(nul)}`),
      await visitor('GET', `/api/complaint.php?reference=${encodeURIComponent(nul)}&key=x`),
      await visitor('POST', '/api/complaint.php', {
        reason: 'other',
        text: nul,
        email: 'n@example.com',
        name: nul,
      }),
    ];
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });
});

describe('a name', () => {
  test.each([
    '<b>Nina</b>',
    'Nina\r\nBcc: x',
    'Ni\u0000na',
    'Nina\u202E',
    '"><script>',
    '@nina',
    'a'.repeat(21),
  ])('cannot be %j', async name => {
    const { status, body } = await visitor(
      'POST',
      '/api/signup.php',
      signupForm({ name, email: 'n@example.com' }),
    );
    expect([status, body.details?.[0]?.field]).toEqual([400, 'name']);
  });
});

describe('a mail', () => {
  const hostile = '<img src=x onerror=alert(1)>';

  test('escapes texts of members', async () => {
    const nina = await addWriter(server, { name: hostile, email: 'nina@example.com', credits: 10 });
    const otto = await server.member({ name: 'Otto', email: 'otto@example.com' });
    await nina.send(otto, '<script>alert(1)</script>');
    await visitor('POST', '/api/reset-password.php', { email: 'nina@example.com' });
    server.clock.advance({ hours: 30 });
    await server.runJobs();
    const mails = [...(await server.mails('otto@example.com')), ...(await server.mails('nina@example.com'))];
    expect(mails.length).toBeGreaterThan(1);
    for (const { html } of mails) expect(html).not.toMatch(/<img src=x|<script/);
    expect(mails.some(({ html }) => html.includes('&lt;img src=x onerror'))).toBe(true);
    for (const url of ['/__outbox', ...mails.map(({ id }) => `/__outbox/${id}`)]) {
      expect((await server.app.inject(url)).body).not.toMatch(/<img src=x|<script/);
    }
  });

  test('gets no further headers from its subject and addresses', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail({
      from: 'site@example.com',
      to: 'otto@example.com\r\nBcc: all@example.com',
      subject: 'Ciao\r\nBcc: all@example.com\r\n\r\n<p>body</p>',
      text: 'x',
    });
    const [header = ''] = message.toString().split('\r\n\r\n');
    expect(header).not.toMatch(/^Bcc:/im);
  });

  test('has one address: a list or a line break is refused', async () => {
    for (const email of [
      'a@example.com,b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '<a@example.com>',
    ]) {
      const { status } = await visitor('POST', '/api/signup.php', signupForm({ email, name: 'Nuova' }));
      expect(status).toBe(400);
      const complaint = await visitor('POST', '/api/complaint.php', {
        reason: 'other',
        text: 'text',
        email,
        name: 'N',
      });
      expect(complaint.status).toBe(400);
    }
  });
});

test('a redirect leads to this site only, and a header cannot contain a line break', async () => {
  for (const token of ['//evil.example', 'x%0d%0aset-cookie:%20a=b', 'https://evil.example']) {
    for (const url of [`/api/activate.php?token=${token}`, `/api/unsubscribe.php?token=${token}`]) {
      const { statusCode, headers } = await server.app.inject(url);
      if (statusCode === 303) expect(headers.location).toMatch(/^\/[a-z]/);
      else expect(statusCode).toBe(400);
      expect(headers['set-cookie']).toBeUndefined();
    }
  }
});
