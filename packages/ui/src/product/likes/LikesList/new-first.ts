import type { Like } from '../../../model/like.ts';

/** Sorts new likes first, then by date, the latest first; stable. */
export const newFirst = (likes: readonly Like[]): Like[] =>
  [...likes].sort(
    (one, other) => Number(other.likeNew) - Number(one.likeNew) || other.likedAt.localeCompare(one.likedAt),
  );
