import type { Like } from '../../../model/like.ts';

/** New likes first, then the latest; equal ones keep their order. */
export const newFirst = (likes: readonly Like[]): Like[] =>
  [...likes].sort(
    (one, other) => Number(other.likeNew) - Number(one.likeNew) || other.likedAt.localeCompare(one.likedAt),
  );
