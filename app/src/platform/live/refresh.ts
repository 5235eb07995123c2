import { getChats, getLikes, getUser } from '@velluto/api-client';
import type { Visit } from '../visit.ts';

/** Fetches user, conversations and likes anew and tells everyone who follows them. Rejects when a call fails. */
export async function refreshStatus(visit: Visit): Promise<void> {
  const client = visit.client;
  const [{ user }, chats, likes] = await Promise.all([getUser(client), getChats(client), getLikes(client)]);
  if (visit.session.state.user === null) return; // logged out meanwhile
  visit.session.setUser(user);
  visit.session.setUnread(chats.num_unread_messages);
  visit.session.setNewLikes(likes.num_new);
  visit.bus.emit('chats', chats);
  visit.bus.emit('likes', likes);
}
