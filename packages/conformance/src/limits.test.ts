import { expect, it } from 'vitest';
import { createCaller } from './backend.ts';
import { createReport } from './report.ts';

const json = { headers: { 'content-type': 'application/json' } };

/** What is wrong with a backend that answers every call so. */
async function faultOf(fetch: () => Promise<Response>): Promise<string | undefined> {
  const deadline = new AbortController().signal;
  const report = createReport({ deadline, onFinding: () => {} });
  const call = createCaller({ base: 'http://hostile.test', fetch, deadline });
  await report.check('getSettings', 'answers', () => call('getSettings'));
  return report.findings[0]?.detail;
}

it('a body without an end is read no further than four megabytes', async () => {
  let sent = 0;
  let ended = false;
  const body = new ReadableStream<Uint8Array>({
    pull: controller => {
      sent += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000).fill(0x20));
    },
    cancel: () => {
      ended = true;
    },
  });
  expect(await faultOf(async () => new Response(body, json))).toBe(
    '200: the body is longer than 4000000 bytes',
  );
  expect([ended, sent < 8_000_000]).toEqual([true, true]);
});

it.each([
  ['too deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, '200: the body has more than 64 levels'],
  ['cut', '{"name": "Vell', '200: the body is not JSON'],
])('a body that is %s is a fault', async (_, body, fault) => {
  expect(await faultOf(async () => new Response(body, json))).toBe(fault);
});

it('brackets in strings are no levels', async () => {
  const body = JSON.stringify({ text: `"\\${'['.repeat(100)}` });
  expect(await faultOf(async () => new Response(body, json))).toMatch(/^200: the body must/);
});

it('a body that breaks off, and no answer at all, are faults', async () => {
  const body = new ReadableStream({ pull: controller => controller.error(new Error('socket closed')) });
  expect(await faultOf(async () => new Response(body, json))).toBe('200: the body broke off: socket closed');
  expect(await faultOf(() => Promise.reject(new TypeError('fetch failed')))).toBe(
    'there was no answer: fetch failed',
  );
});

it('a fault is told in one short line that moves no cursor', async () => {
  const body = { code: 'internal_error', message: 'no', [`\u001B[2J\n${'x'.repeat(5000)}`]: 1 };
  const detail = await faultOf(async () => Response.json(body, { status: 500 }));
  expect(detail).toMatch(/^500: the body must NOT have additional properties: \uFFFD\[2J\uFFFDx+…$/);
  expect(detail?.length).toBe(301);
});
