import type { Like } from '../../../model/like.ts';

/** Sorts new likes first, then by date, the latest first; stable. */
export const newFirst = (likes: readonly Like[]): Like[] =>
  [...likes].sort(
    (a, b) => Number(b.likeNew) - Number(a.likeNew) || Date.parse(b.likedAt) - Date.parse(a.likedAt),
  );
