/** What other areas, `http` and `boot` use of `likes`; the rest is private. */
export { likeBetween, likeMember, likeMemberInTransaction } from './likes.ts';
export { receivedLike } from './list.ts';
export { newLikesOn } from './new-likes-sql.ts';
