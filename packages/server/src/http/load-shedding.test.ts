import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { ok } from '../context/responses.ts';
import { ApiError } from '../domain/api-error.ts';

let started = 0;
let announce = (_started: number) => {};
let release = () => {};
let held: Promise<void>;
/** Makes calls wait in their handlers from now on, as they do for an overloaded database. */
function hold(): void {
  held = new Promise(resolve => {
    release = resolve;
  });
}
async function work(): Promise<void> {
  announce(++started);
  await held;
}
async function notFound(): Promise<never> {
  await work();
  throw new ApiError('not_found');
}
/** Resolves when this many calls have started. */
const untilStarted = (count: number) =>
  new Promise<void>(resolve => {
    announce = now => now >= count && resolve();
  });

let loopDelay = 0;
/** How long a page and a call keep the processor busy. */
let [renderMs, callMs] = [0, 0];
/** How many pages were rendered. */
let rendered = 0;
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const lines: { msg: string }[] = [];
const {
  app,
  ctx,
  member,
  client: clientOf,
  clock,
} = await createTestServer({
  config: { databasePool: 2, production: true },
  loopDelay: () => loopDelay,
  service: {
    getChats: async () => {
      await work();
      return ok({ chats: [], num_unread_messages: 0 });
    },
    getInterests: async () => {
      await work();
      block(callMs);
      return ok({ interests: [] });
    },
    getUser: notFound,
    getLikes: notFound,
    getPayment: notFound,
  },
  render: async (_request, { turn }) => {
    await work();
    await turn();
    block(renderMs);
    rendered += 1;
    return new Response('page');
  },
  parts: { log: pino({ level: 'warn' }, { write: line => void lines.push(JSON.parse(line)) }) },
});
const client = await clientOf(await member());
const repeated = (path = '/api/chats.php') => client('GET', path);
const ordinary = () => client('GET', '/api/interests.php');
const vital = () => client('GET', `/api/payment.php?payment_id=${ctx.ids.uuid()}`);

/** Starts calls until `count` are in progress; they stay in progress until `release`. */
async function fill(call: () => ReturnType<typeof client>, count: number) {
  const calls = [];
  for (; started < count; ) {
    const next = untilStarted(started + 1);
    calls.push(call());
    await next;
  }
  return calls;
}

it('refuses calls at once under overload: polled calls first, then others, payments and messages last', async () => {
  hold();
  const calls = await fill(repeated, 4);
  for (const path of ['/api/chats.php', '/api/user.php', '/api/likes.php'])
    expect(await repeated(path), path).toMatchObject({
      status: 503,
      body: { code: 'service_unavailable' },
      headers: { 'retry-after': '2' },
    });
  calls.push(...(await fill(ordinary, 8)));
  expect((await ordinary()).status).toBe(503);
  const page = await app.inject({ url: '/', cookies: { i18n_redirected: 'en' } });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
  expect(page.body).toContain('<h1>Not available at the moment</h1>');
  calls.push(...(await fill(vital, 16)));
  expect((await vital()).status).toBe(503);

  expect(lines.map(({ msg }) => msg)).toEqual(['more calls than this process can work on: some are refused']);
  clock.advance({ minutes: 1 });
  await repeated();
  expect(lines).toHaveLength(2);
  const { body } = await ctx.metrics.text();
  expect(body).toContain('velluto_refused_total{operation="getChats",code="service_unavailable"} 2');

  release();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual([...Array(8).fill(200), ...Array(8).fill(404)]);
  expect((await repeated()).status).toBe(200);
  expect((await app.inject('/')).statusCode).toBe(200);
});

it('refuses calls while the event loop is late, however few are in progress, in the same order', async () => {
  hold();
  release();
  const page = async () => ({ status: (await app.inject('/')).statusCode });
  const statusesAt = async (milliseconds: number) => {
    loopDelay = milliseconds;
    const answers = [await repeated(), await ordinary(), await page(), await vital()];
    return answers.map(({ status }) => status);
  };
  expect(await statusesAt(299)).toEqual([200, 200, 200, 404]);
  expect(await statusesAt(300)).toEqual([503, 200, 200, 404]);
  expect(await statusesAt(1_000)).toEqual([503, 503, 503, 404]);
  expect(await statusesAt(3_000)).toEqual([503, 503, 503, 503]);
  expect(await statusesAt(0)).toEqual([200, 200, 200, 404]);
});

it('refuses calls while the first page in the queue has waited that long, although the event loop turns quickly', async () => {
  hold();
  release();
  renderMs = 300;
  rendered = 0;
  const page = async () => (await app.inject('/')).statusCode;
  const pages = Array.from({ length: 8 }, page);
  while (rendered < 4) await setImmediate();
  expect(await Promise.all([page(), repeated().then(({ status }) => status)])).toEqual([503, 503]);
  expect(await Promise.all(pages)).toEqual(Array(8).fill(200));
  expect(await page()).toBe(200);
});

it('counts and refuses callers with connections of their own, who would wait where nobody sees them', async () => {
  hold();
  release();
  callMs = 30;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    'x-requested-with': 'velluto',
    cookie: Object.entries(client.cookies)
      .map(pair => pair.join('='))
      .join('; '),
  };
  const call = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, path: '/api/interests.php', agent: false, headers }, answer => {
        resolve(answer.resume().statusCode);
      }).on('error', reject);
    });
  const statuses = await Promise.all(Array.from({ length: 40 }, call));
  expect(statuses.filter(status => status === 503).length).toBeGreaterThan(20);
  expect(statuses).toContain(200);
});
