import { expect, it } from 'vitest';
import { linksBetween } from './interest-links.ts';

it('joins only people who named the same interest', () => {
  expect(linksBetween([['cinema'], ['music'], ['cinema', 'travelling'], [], ['travelling']])).toEqual([
    { from: 0, to: 2, interest: 'cinema' },
    { from: 4, to: 2, interest: 'travelling' },
  ]);
});

it('prefers interests that no other line names', () => {
  const both = ['cinema', 'music'];
  expect(linksBetween([both, both, both]).map(link => link.interest)).toEqual(['cinema', 'music', 'cinema']);
});

it('joins people by an interest of the site too', () => {
  expect(linksBetween([['chess'], [], ['chess']])).toEqual([{ from: 0, to: 2, interest: 'chess' }]);
});

it('needs two people', () => {
  expect(linksBetween([])).toEqual([]);
  expect(linksBetween([['cinema']])).toEqual([]);
});
