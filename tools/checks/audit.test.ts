import { expect, test } from 'vitest';
import { judgeAudit, outcome, readReport } from './audit.ts';

const vulnerability = (severity: string) => ({
  advisories: {
    '7': { github_advisory_id: 'GHSA-1', module_name: 'left-pad', severity, title: 'Pads too far' },
  },
});
const listed = { advisory: 'GHSA-1', reason: 'We pad nothing of a caller’s.', date: '2026-11-22' };

test('a serious vulnerability fails the check, a minor one does not', () => {
  expect(judgeAudit(vulnerability('high'), [])).toEqual(['left-pad (high): Pads too far, GHSA-1']);
  expect(judgeAudit(vulnerability('critical'), [])).toEqual(['left-pad (critical): Pads too far, GHSA-1']);
  expect(judgeAudit(vulnerability('moderate'), [])).toEqual([]);
});

test('a serious vulnerability may be accepted with a reason and a date', () => {
  expect(judgeAudit(vulnerability('high'), [listed])).toEqual([]);
  const incomplete = 'GHSA-1 is listed without a reason or a day';
  expect(judgeAudit(vulnerability('high'), [{ ...listed, reason: '' }])).toEqual([incomplete]);
  expect(judgeAudit(vulnerability('high'), [{ ...listed, date: 'soon' }])).toEqual([incomplete]);
});

test('an accepted vulnerability that is no longer reported fails the check', () => {
  expect(judgeAudit({ advisories: {} }, [listed])).toEqual(['GHSA-1 is listed, but not found any more']);
});

test('a registry without audits differs from one that reports no vulnerabilities', () => {
  expect(readReport('\n  × The audit endpoint responded with 405:\n')).toBeNull();
  expect(readReport('{"error":{"code":"ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS"}}')).toBeNull();
  expect(readReport('npm warn Something.\n{"advisories":{},"metadata":{}}\n')).toEqual({
    advisories: {},
    metadata: {},
  });
});

test('an unavailable audit is reported, and fails if it is required', () => {
  const refused = '{"error":{"code":"ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS"}}';
  const told = expect.stringMatching(/^not checked: /);
  expect(outcome(refused, [], false)).toEqual({ line: told, problems: [] });
  const problems = ['AUDIT=required, but the registry answers no audits'];
  expect(outcome(refused, [], true)).toEqual({ line: told, problems });
});

test('an available audit fails on what it found, whether or not it is required', () => {
  const answer = JSON.stringify(vulnerability('high'));
  for (const required of [true, false])
    expect(outcome(answer, [], required)).toEqual({
      line: '1 known vulnerabilities, 1 problems',
      problems: ['left-pad (high): Pads too far, GHSA-1'],
    });
});
