import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notificationKinds } from './notification.ts';
import { fieldProblemCodes, problemCodes } from './problem.ts';

const schemas = (file: string) =>
  readFileSync(new URL(`../../../../api-spec/schemas/${file}.yaml`, import.meta.url), 'utf8');
const errors = schemas('errors');
const enumOf = (schema: string) => {
  const block = errors.split(`\n${schema}:\n`)[1]?.split('\n  enum:\n')[1] ?? '';
  return [...(block.match(/^(?: {4}- \w+\n?)+/)?.[0] ?? '').matchAll(/- (\w+)/g)].map(match => match[1]);
};

it('has a text for every error of the contract, and one for no connection', () => {
  const codes = enumOf('ErrorCode');
  expect(codes.length).toBeGreaterThan(30);
  expect([...problemCodes].sort()).toEqual([...codes, 'offline', 'cookies_blocked', 'not_stored'].sort());
});

it('has a text for every reason a field is refused', () => {
  expect([...fieldProblemCodes].sort()).toEqual(enumOf('FieldErrorCode').sort());
});

it('knows every kind of notification of the contract', () => {
  const kinds = schemas('accounts/account').split('\nNotificationKind:\n')[1]?.split('\n  enum:\n')[1] ?? '';
  const ids = [...(kinds.match(/^(?: {4}- \w+\n?)+/)?.[0] ?? '').matchAll(/- (\w+)/g)].map(match => match[1]);
  expect([...notificationKinds].sort()).toEqual(ids.sort());
});
