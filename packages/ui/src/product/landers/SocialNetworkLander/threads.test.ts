import { expect, it } from 'vitest';
import { threadsBetween } from './threads.ts';

it('joins only people who named the same interest', () => {
  expect(threadsBetween([['cinema'], ['music'], ['cinema', 'travelling'], [], ['travelling']])).toEqual([
    { from: 0, to: 2, interest: 'cinema' },
    { from: 4, to: 2, interest: 'travelling' },
  ]);
});

it('prefers what has not been said yet', () => {
  const both = ['cinema', 'music'];
  expect(threadsBetween([both, both, both]).map(thread => thread.interest)).toEqual([
    'cinema',
    'music',
    'cinema',
  ]);
});

it('knows no interest that has no name', () => {
  expect(threadsBetween([['made up'], [], ['made up']])).toEqual([]);
});

it('needs two people', () => {
  expect(threadsBetween([])).toEqual([]);
  expect(threadsBetween([['cinema']])).toEqual([]);
});
