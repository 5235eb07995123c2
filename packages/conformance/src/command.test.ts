import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { run } from '../test/run-command.ts';
import { verdictOn } from './command.ts';
import { junitReport, textReport } from './formats.ts';
import type { Finding } from './index.ts';

const findings: Finding[] = [
  { operation: 'getUser', check: 'needs a session', outcome: 'passed' },
  { operation: 'login', check: 'fits', outcome: 'failed', detail: 'expected 200 & <b>, got 500' },
  { operation: 'login', check: 'logs in', outcome: 'skipped', detail: 'it needs a code' },
];

it('the report names every operation, and counts', () => {
  expect(textReport(findings, ['getUser', 'login', 'logout']).split('\n')).toEqual([
    'getUser',
    '  ok      needs a session',
    'login',
    '  FAILED  fits: expected 200 & <b>, got 500',
    '  skipped logs in: it needs a code',
    'logout',
    '  not checked',
    '',
    '3 operations: 1 passed, 1 failed, 1 skipped',
  ]);
});

it('the JUnit report has a suite for each operation that was checked', () => {
  const lines = junitReport(findings, ['getUser', 'login', 'logout']).split('\n');
  expect(lines.map(line => line.trim()).filter(line => !line.startsWith('</'))).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites tests="3" failures="1" errors="0" skipped="1">',
    '<testsuite name="getUser" tests="1" failures="0" errors="0" skipped="0">',
    '<testcase classname="getUser" name="needs a session"/>',
    '<testsuite name="login" tests="2" failures="1" errors="0" skipped="1">',
    '<testcase classname="login" name="fits">',
    '<failure message="expected 200 &amp; &lt;b>, got 500"/>',
    '<testcase classname="login" name="logs in">',
    '<skipped/>',
    '<system-out><![CDATA[it needs a code]]></system-out>',
  ]);
});

it('a run that could not check what is charged is no success', () => {
  const charge = { operation: 'sendMessage', check: 'charges once', money: true } as const;
  const skipped: Finding = { ...charge, outcome: 'skipped', detail: '402 not_enough_credits' };
  const [passed, failed, other] = findings;
  const verdicts = [
    [{ ...charge, outcome: 'passed' }, other],
    [skipped, passed],
    [skipped, failed],
  ].map(found => verdictOn(found as Finding[]));
  expect(verdicts.map(({ code }) => code)).toEqual([0, 2, 1]);
  expect(verdicts[1]?.why).toMatch(
    /^Not checked: sendMessage charges once: 402 not_enough_credits\nName two/,
  );
});

it.each([
  ['without a backend', [], /^Name the backend: --base/],
  ['with an account without a password', ['--member', 'anna'], /LOGIN:PASSWORD/],
  ['with a profile of no origin', ['--profile', '1=robot'], /ID=ORIGIN, one of member, operator, ai, system/],
  ['with a format that it does not have', ['--format', 'xml'], /one of text, json, junit/],
  ['with a time that is no number', ['--minutes', 'soon'], /--minutes as a number/],
  ['with an unknown option', ['--bass', 'x'], /--bass/],
])('the command cannot run %s, and says why', async (_, line, message) => {
  const base = line.length === 0 ? [] : ['--base', 'http://localhost'];
  const { code, out, err } = await run(...base, ...line);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
});

it('the command cannot run where nothing answers, and says why', async () => {
  const { code, out, err } = await run('--base', 'http://127.0.0.1:9');
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^http:\/\/127\.0\.0\.1:9 does not answer: /);
});

it('a run ends when its time is over, however slow the backend is', async () => {
  // the first call is answered, and no other
  let calls = 0;
  const slow = createServer((_, response) => {
    calls += 1;
    if (calls === 1) response.end();
  });
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    slow.closeAllConnections();
    slow.close();
  });
  const { port } = slow.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const { code, err } = await run('--base', base, '--minutes', '0.005');
  expect([code, err]).toEqual([2, `${base} took longer than the run may take: give it more --minutes.\n`]);
});
