import { expect, it } from 'vitest';
import { type NoticeWeight, stackNotices } from './stack-notices.ts';

const ids = (text: string) =>
  text.split(' ').map(id => ({
    id,
    weight: ({ m: 'must', s: 'should', o: 'offer' } as Record<string, NoticeWeight>)[id.charAt(0)] ?? 'offer',
  }));
const stacked = (text: string, limit = 2) => {
  const { shown, collapsed } = stackNotices(ids(text), limit);
  return [shown, collapsed].map(list => list.map(({ id }) => id).join(' '));
};

it.each([
  ['puts the most important first and keeps the order of equal ones', 'o1 s1 m1 s2', ['m1 s1', 's2 o1']],
  ['shows every notice that must be seen', 'm1 m2 m3 s1 s2', ['m1 m2 m3', 's1 s2']],
  ['does not hide a single notice', 's1 s2 o1', ['s1 s2 o1', '']],
  ['shows all where there are few', 's1', ['s1', '']],
])('%s', (_, given, expected) => {
  expect(stacked(given)).toEqual(expected);
});
