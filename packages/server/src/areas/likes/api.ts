/** What other areas, `http` and `boot` use of `likes`; the rest is private. */
export { likeBetween, likeMember, likeMemberInTransaction, releaseLikes } from './likes.ts';
export { receivedLike } from './list.ts';
export { isUnseen, newLikesOn } from './new-likes-sql.ts';
