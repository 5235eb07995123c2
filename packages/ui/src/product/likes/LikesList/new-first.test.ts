import { expect, it } from 'vitest';
import type { Like } from '../../../model/like.ts';
import { newFirst } from './new-first.ts';

const like = (id: string, likeNew: boolean, likedAt: string): Like => ({
  id,
  likeNew,
  likedAt,
  state: 'received',
  origin: 'member',
  member: { id, name: id, age: 30, origin: 'member', photo: null },
});

it('puts new likes first, then the latest, and does not change its input', () => {
  const likes = [
    like('old', false, '2026-11-01T10:00:00Z'),
    like('new-old', true, '2026-10-01T10:00:00Z'),
    like('late', false, '2026-11-20T10:00:00Z'),
    like('new-late', true, '2026-11-19T10:00:00Z'),
  ];
  expect(newFirst(likes).map(({ id }) => id)).toEqual(['new-late', 'new-old', 'late', 'old']);
  expect(likes[0]?.id).toBe('old');
});
