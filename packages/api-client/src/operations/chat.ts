import { type CallOptions, call, poll } from '../call.ts';
import type { Client } from '../client.ts';
import { formData } from '../form-data.ts';
import type { PhotoUploadRequest } from '../generated/schema.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** The conversations. Polled: returns the same object while nothing has changed. */
export const getChats = (client: Client, options?: CallOptions) =>
  poll(client, '/api/chats.php', header =>
    client.http.GET('/api/chats.php', { params: { header }, ...options }),
  );

/** A range of messages of one conversation, found by `conversation` or by the other person's `profile`. */
export const getChat = (client: Client, query: QueryOf<'getChat'>, options?: CallOptions) =>
  call(client.http.GET('/api/chat.php', { params: { query }, ...options }));

/** Removes a conversation from the user's list. */
export const deleteChat = (client: Client, body: BodyOf<'deleteChat'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/chat.php', { body, ...options }));

/** Marks the messages up to a position as read. */
export const markChatRead = (client: Client, body: BodyOf<'markChatRead'>, options?: CallOptions) =>
  call(client.http.POST('/api/chat-read.php', { body, ...options }));

/** Sends a message; sending it again with the same key never charges twice. */
export const sendMessage = (
  client: Client,
  { idempotencyKey, ...body }: BodyOf<'sendMessage'> & { idempotencyKey: string },
  options?: CallOptions,
) =>
  call(
    client.http.POST('/api/message.php', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body,
      ...options,
    }),
  );

/** Uploads a picture to be attached to a message. */
export const uploadMessagePhoto = (client: Client, body: PhotoUploadRequest, options?: CallOptions) =>
  call(client.http.POST('/api/message-photo.php', { body, bodySerializer: formData, ...options }));

/** Gifts that can be sent. */
export const getGifts = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/gifts.php', { ...options }));

/** First messages to choose from when starting a conversation. */
export const getIcebreakers = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/icebreakers.php', { ...options }));

/** Tells the other person that the user is typing. */
export const typing = (client: Client, body: BodyOf<'typing'>, options?: CallOptions) =>
  call(client.http.POST('/api/typing.php', { body, ...options }));
