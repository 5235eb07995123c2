import { createTestServer } from '@velluto/server/test/server.ts';
import { expect, it } from 'vitest';
import { runCommand } from './command.ts';
import { type Finding, operationIds, reportText, runConformance } from './index.ts';

const server = await createTestServer();
const base = await server.app.listen({ port: 0, host: '127.0.0.1' });

/** Runs the command; returns its exit code and what it wrote. */
async function run(...line: string[]) {
  const said = { code: 0, out: '', err: '' };
  said.code = await runCommand(line, {
    write: text => {
      said.out += text;
    },
    writeError: text => {
      said.err += text;
    },
  });
  return said;
}

it('our server speaks the contract', { timeout: 120_000 }, async () => {
  const password = 'una lunga: passeggiata';
  const password_hash = await server.ctx.passwords.hash(password);
  const logins = ['anna', 'bruno', 'carla'].map(name => `${name}@example.com`);
  for (const email of logins) await server.member({ email, password_hash, credits: 40 });
  const members = logins.flatMap(login => ['--member', `${login}:${password}`]);
  const { code, out, err } = await run('--base', base, '--json', ...members);
  const findings: Finding[] = JSON.parse(out);
  expect(findings.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect([code, err]).toEqual([0, '']);
  // a kit that skips what it should check would find no fault either
  const reasons = new Set(findings.flatMap(({ outcome, detail }) => (outcome === 'skipped' ? [detail] : [])));
  expect(
    [...reasons].filter(reason => !/^(it would|it is|the account was not made)/.test(reason ?? '')),
  ).toEqual([]);
  expect(new Set(findings.map(({ operation }) => operation))).toEqual(new Set(operationIds));
});

/** A backend with faults: our server behind a proxy that changes calls and answers. */
function faulty() {
  let firstSession = '';
  const keys = new Set<string>();
  const withHeaders = (request: Request, headers: Record<string, string>) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return request;
  };
  const changed: Record<string, (request: Request) => Promise<Request>> = {
    // a repeated message is sent and charged again
    'POST /api/message.php': async request => {
      const key = request.headers.get('idempotency-key') ?? '';
      if (!keys.has(key)) keys.add(key);
      else request.headers.set('idempotency-key', crypto.randomUUID());
      return request;
    },
    // whoever has no session sees somebody’s wallet
    'GET /api/wallet.php': async request =>
      request.headers.has('cookie') ? request : withHeaders(request, { cookie: firstSession }),
    // every member reads the conversations of the first
    'GET /api/chat.php': async request =>
      request.headers.has('cookie') ? withHeaders(request, { cookie: firstSession }) : request,
    // a form of another site can block people
    'POST /api/block.php': async request => {
      request.headers.delete('origin');
      return withHeaders(request, { 'x-requested-with': 'velluto' });
    },
    // unknown fields are ignored
    'PUT /api/profile.php': async request => {
      const { no_such_field: _, ...body } = await request.json();
      return new Request(request.url, {
        method: 'PUT',
        headers: request.headers,
        body: JSON.stringify(body),
      });
    },
  };
  return async (request: Request): Promise<Response> => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const answer = await fetch((await changed[name]?.(request)) ?? request);
    if (firstSession === '')
      firstSession =
        answer.headers
          .getSetCookie()
          .find(set => set.startsWith('velluto_session'))
          ?.split(';')[0] ?? '';
    if (name === 'GET /api/gifts.php' && answer.ok)
      return Response.json(await answer.json(), { status: 206 });
    if (name !== 'GET /api/companyinfo.php') return answer;
    const { name: _, ...body } = await answer.json();
    return Response.json(body);
  };
}

it('a backend that breaks rules is reported, with what it breaks and nothing else', {
  timeout: 120_000,
}, async () => {
  const findings = await runConformance({ base, fetch: faulty() });
  const faults = findings.filter(({ outcome }) => outcome === 'failed');
  expect(faults.map(({ operation, check, detail }) => `${operation} ${check}: ${detail}`)).toEqual([
    'sendMessage sends and charges once for a key: the same key was charged again: 2 credits',
    'sendMessage refuses a key with another text: expected 409 idempotency_conflict, got 402 not_enough_credits {"need":2,"have":0}',
    'getChat hides a conversation of others: expected 404 not_found, got 200',
    'block needs the header of the client: expected 403 request_refused, got 404 not_found',
    'block refuses another origin: expected 403 request_refused, got 404 not_found',
    'getWallet needs a session: expected 403 authentication_required, got 200',
    'updateProfile refuses an unknown field: expected 400 invalid_request, got 200',
    "getCompanyInfo answers a visitor by the contract: 200: the body must have required property 'name'",
    "getCompanyInfo answers a member by the contract: 200: the body must have required property 'name'",
    'getGifts answers a member by the contract: the contract has no answer 206',
  ]);
});

it('the report names every operation, and counts', () => {
  const findings: Finding[] = [
    { operation: 'getUser', check: 'needs a session', outcome: 'passed' },
    { operation: 'login', check: 'fits', outcome: 'failed', detail: 'expected 200, got 500' },
    { operation: 'login', check: 'logs in', outcome: 'skipped', detail: 'it needs a code' },
  ];
  expect(reportText(findings, ['getUser', 'login', 'logout']).split('\n')).toEqual([
    'getUser',
    '  ok      needs a session',
    'login',
    '  FAILED  fits: expected 200, got 500',
    '  skipped logs in: it needs a code',
    'logout',
    '  not checked',
    '',
    '3 operations: 1 passed, 1 failed, 1 skipped',
  ]);
});

it.each([
  ['without a backend', [], /^Name the backend: --base/],
  [
    'with an account without a password',
    ['--base', 'http://localhost', '--member', 'anna'],
    /LOGIN:PASSWORD/,
  ],
  ['with an unknown option', ['--bass', 'x'], /--bass/],
  ['where nothing answers', ['--base', 'http://127.0.0.1:9'], /^http:\/\/127\.0\.0\.1:9 does not answer: /],
])('the command cannot run %s, and says why', async (_, line, message) => {
  const { code, out, err } = await run(...line);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
});
