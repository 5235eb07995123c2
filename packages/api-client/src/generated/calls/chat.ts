// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call, poll } from '../../call.ts';
import type { Client } from '../../client.ts';
import { formData } from '../../form-data.ts';
import type { BodyOf, QueryOf } from '../../operation-types.ts';
import type { PhotoUploadRequest } from '../schema.ts';

/**
 * The list of conversations, the latest first. Polled: answers 304 when nothing changed.
 *
 * Returns the same object as the last time while nothing has changed.
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getChats = (client: Client, options?: CallOptions) =>
  poll(client, '/api/chats.php', header => client.http.GET('/api/chats.php', { params: { header }, ...options }));

/**
 * The latest messages, or those before a position, at most 50. The conversation is found by its id or by the other
 * person; a conversation without messages has no id yet. The call costs nothing and does not mark messages as
 * read.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `age_unproved`, `authentication_required`, `member_changed`, `blocked_by_member`, `not_found`, `recipient_unavailable`
 */
export const getChat = (client: Client, query: QueryOf<'getChat'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/chat.php', { params: { query }, ...options }));

/**
 * Removes the conversation from the user's list; the other person keeps theirs. The id may also be sent in the
 * query, since some proxies drop the body of a DELETE.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const deleteChat = (client: Client, body: BodyOf<'deleteChat'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/chat.php', { body, ...options }));

/**
 * Marks all messages up to a position as read. A position that is lower than before changes nothing.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const markChatRead = (client: Client, body: BodyOf<'markChatRead'>, options?: CallOptions) =>
  call(client.http.POST('/api/chat-read.php', { body, ...options }));

/**
 * Sends a text, an uploaded picture with or without a text, a gift or an icebreaker. Charges the credits and
 * stores the message in one transaction, once for each Idempotency-Key. Until the sender has confirmed their
 * e-mail address, the message is held and the credits are only reserved. A message that can never be read is
 * refunded.
 *
 * Repeated by the client (`retryDelay`) when no answer came: it takes effect once for each `idempotencyKey`, a UUID that is made for one act and kept until that has an answer.
 *
 * @throws {ApiProblem} `invalid_request`, `message_too_long`, `not_enough_credits`, `age_unproved`, `terms_outdated`, `authentication_required`, `request_refused`, `member_changed`, `conversation_limit`, `blocked_by_member`, `spending_paused`, `recipient_unavailable`, `idempotency_conflict`, `payload_too_large`
 */
export const sendMessage = (client: Client, { idempotencyKey, ...body }: BodyOf<'sendMessage'> & { idempotencyKey: string }, options?: CallOptions) =>
  call(client.http.POST('/api/message.php', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body, ...options }));

/**
 * Stores a picture without its metadata; `message.php` sends it by its id, once. It costs nothing before it is
 * sent, and is deleted if it is not sent within a day. Until it is sent only the user can load it.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `photo_unreadable`, `photo_heic`, `photo_too_small`, `photo_too_many_pixels`, `age_unproved`, `terms_outdated`, `authentication_required`, `request_refused`, `member_changed`, `photo_limit_reached`, `payload_too_large`
 */
export const uploadMessagePhoto = (client: Client, body: PhotoUploadRequest, options?: CallOptions) =>
  call(client.http.POST('/api/message-photo.php', { body, bodySerializer: formData, ...options }));

/**
 * Ids of the gifts that can be sent, and their price. The client has their names and drawings.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getGifts = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/gifts.php', { ...options }));

/**
 * First messages to choose from for an empty conversation, in the user's language, and the price of sending one.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getIcebreakers = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/icebreakers.php', { ...options }));

/**
 * Shows the other person for a few seconds that the user is typing. It is never stored.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const typing = (client: Client, body: BodyOf<'typing'>, options?: CallOptions) =>
  call(client.http.POST('/api/typing.php', { body, ...options }));
