import { expect, it } from 'vitest';
import { startBackend } from '../test/backend.ts';
import {
  faultyBackend,
  withAnswer,
  withBody,
  withHeader,
  withHeaders,
  without,
} from '../test/faulty-backend.ts';
import { createCaller } from './backend.ts';
import { checkOrigins } from './checks/origins.ts';
import { runConformance } from './index.ts';
import { findMembers } from './members.ts';
import { createReport, type Finding } from './report.ts';

const { base, accounts, crowd } = await startBackend();
const members = await accounts('anna', 'bruno', 'carla');
const { ai } = await crowd();

const failuresOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ operation, check, outcome, detail }) =>
    outcome === 'failed' ? [`${operation} ${check}: ${detail}`] : [],
  );

/** An answer in which programs are members, and are not counted either. */
const asMembers = (body: object): object =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll(/"origin":"(ai|system)"/g, '"origin":"member"')
      .replaceAll(/"(ai|system)":\d+/g, '"$1":0'),
  );

/** A proxy with one fault of each kind that the kit promises to find. */
function faulty() {
  let firstSession = '';
  const keys = new Set<string>();
  return faultyBackend({
    calls: {
      // a repeated message is sent and charged again, and a long one is cut
      'POST /api/message.php': async request => {
        const key = request.headers.get('idempotency-key') ?? '';
        if (!keys.has(key)) keys.add(key);
        else request.headers.set('idempotency-key', crypto.randomUUID());
        return withBody(request, body => ({ ...body, text: String(body.text).slice(0, 160) }));
      },
      // whoever has no session sees somebody’s wallet, and no call sees older bookings
      'GET /api/wallet.php': request =>
        request.headers.has('cookie')
          ? without(request, 'before')
          : withHeaders(request, { cookie: firstSession }),
      // every page is the first
      'GET /api/members.php': request => without(request, 'page'),
      // every member reads the conversations of the first
      'GET /api/chat.php': request =>
        request.headers.has('cookie') ? withHeaders(request, { cookie: firstSession }) : request,
      // a form of another site can block people, and the block ends at once
      'POST /api/block.php': request => {
        request.headers.delete('origin');
        withHeaders(request, { 'x-requested-with': 'velluto' });
        return new Request(request, { method: 'DELETE' });
      },
      // the log-out takes the cookie from the browser, and leaves the session
      'GET /api/logout.php': request =>
        request.headers.has('cookie') && !request.headers.has('x-page-member')
          ? new Response(null, {
              status: 204,
              headers: { 'set-cookie': 'velluto_session=; Path=/; Max-Age=0', 'cache-control': 'no-store' },
            })
          : request,
      // unknown fields are ignored
      'PUT /api/profile.php': request => withBody(request, ({ no_such_field: _, ...body }) => body),
    },
    answers: {
      'GET /api/gifts.php': async answer =>
        answer.ok ? Response.json(await answer.json(), { status: 206 }) : answer,
      'GET /api/companyinfo.php': async answer => {
        const { name: _, ...body } = await answer.json();
        return Response.json(body);
      },
      // scripts and other sites get the session
      'POST /api/user.php': answer => {
        firstSession ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        const headers = new Headers(answer.headers);
        headers.delete('set-cookie');
        for (const cookie of answer.headers.getSetCookie())
          headers.append('set-cookie', cookie.replaceAll(/; (HttpOnly|SameSite=\w+)/gi, ''));
        return new Response(answer.body, { status: answer.status, headers });
      },
      // shared caches keep what belongs to one member
      'GET /api/transactions.php': answer => withHeader(answer, 'cache-control', 'public, max-age=60'),
      'GET /api/user.php': answer => withHeader(answer, 'cache-control', 'max-age=0'),
      // pages of any site may read the conversations
      'GET /api/chats.php': (answer, request) =>
        withHeader(answer, 'access-control-allow-origin', request.headers.get('origin') ?? '*'),
    },
  });
}

it('a backend that breaks rules is reported, with what it breaks and nothing else', {
  timeout: 120_000,
}, async () => {
  const findings = await runConformance({ base, members, fetch: faulty() });
  expect(failuresOf(findings)).toEqual([
    'login keeps the session from scripts and other sites: the cookie velluto_session lacks HttpOnly, SameSite=Lax',
    'sendMessage sends and charges once for a key: the same key was charged again: 2 credits',
    'sendMessage refuses a key with another text: expected 409 idempotency_conflict, got 201',
    'getChat gives the message to the other person, as theirs: the message is not in the conversation of the other person, or is theirs',
    'getChat keeps a message whole: of 1000 characters only the first 157 are as they were written',
    'getChat hides a conversation of others: expected 404 not_found, got 200',
    'block keeps the blocked person from the profile and from writing: expected blocked_by_member or not_found, got 200',
    'searchMembers has other entries on the second page: all 24 entries of the next page are on the first one too',
    'getWallet has other bookings before the oldest one: all 4 entries of the next page are on the first one too',
    'searchMembers counts the profiles that are no private members: 0 profiles are told as ai, and num_fictional says 1',
    'getUser keeps the answer to a member out of shared caches: the answer to a member may be kept by shared caches (Cache-Control: max-age=0)',
    "getCompanyInfo keeps the answer to a member out of shared caches: 200: the body must have required property 'name'",
    'getChats lets no page of another site read the answer: a page of any site may read the answer (Access-Control-Allow-Origin: https://conformance.invalid)',
    'getGifts keeps the answer to a member out of shared caches: the contract has no answer 206',
    'getGifts lets no page of another site read the answer: the contract has no answer 206',
    'getTransactions keeps the answer to a member out of shared caches: the answer to a member may be kept by shared caches (Cache-Control: public, max-age=60)',
    'block needs the header of the client: expected 403 request_refused, got 204',
    'block refuses another origin: expected 403 request_refused, got 204',
    'getWallet needs a session: expected 403 authentication_required, got 200',
    'updateProfile refuses an unknown field: expected 400 invalid_request, got 200',
    'block finds nothing by an unknown id: expected 404 not_found, got 204',
    "getCompanyInfo answers a visitor by the contract: 200: the body must have required property 'name'",
    "getCompanyInfo answers a member by the contract: 200: the body must have required property 'name'",
    'getGifts answers a member by the contract: the contract has no answer 206',
    'logout ends the session for a copy of the cookie: expected 403 authentication_required, got 200',
  ]);
});

/** What the checks of origins find wrong with our server behind a proxy that tells programs as members in these answers. */
async function originFailures(paths: string[]): Promise<string[]> {
  const answers = Object.fromEntries(
    paths.map(path => [`GET /api/${path}.php`, (answer: Response) => withAnswer(answer, asMembers)]),
  );
  const deadline = new AbortController().signal;
  const report = createReport({ deadline, onFinding: () => {} });
  const newCaller = () => createCaller({ base, fetch: faultyBackend({ answers }), deadline });
  const entrance = { report, newCaller, logins: members, newId: () => crypto.randomUUID() };
  await checkOrigins({
    ...entrance,
    visitor: newCaller(),
    members: await findMembers(entrance),
    known: [{ profile: ai.id, origin: 'ai' }],
    secure: false,
  });
  return failuresOf(report.findings);
}

const { id } = ai;
const told = `${id} is told as member on the person's page, and is ai`;

it.each([
  [['members'], [`searchMembers says that ${id} is ai: it is told as member`]],
  [
    ['member'],
    [
      `getMember says the same of who is behind a profile as the search: ${told}`,
      `getMember says that ${id} is ai: ${told}`,
    ],
  ],
  [
    ['members', 'member'],
    [`getMember says that ${id} is ai: ${told}`, `searchMembers says that ${id} is ai: it is told as member`],
  ],
])(
  'a profile that is known to be a program and told as a member by %s is reported',
  async (paths, failures) => {
    expect(await originFailures(paths)).toEqual(failures);
  },
);
