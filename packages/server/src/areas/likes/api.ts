/** What other areas, `http` and `boot` use of `likes`; the rest is private. */
export { giveLike, likeBetween, likeInTransaction } from './likes.ts';
export { receivedLike } from './list.ts';
export { newLikesOn } from './new-likes-sql.ts';
