import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import { formData } from '../form-data.ts';
import type { PhotoUploadRequest } from '../generated/schema.ts';
import type { BodyOf } from '../operation-types.ts';

/** Uploads a photo of the user. */
export const uploadPhoto = (client: Client, body: PhotoUploadRequest, options?: CallOptions) =>
  call(client.http.POST('/api/photo.php', { body, bodySerializer: formData, ...options }));

/** Makes a photo the main one. */
export const setMainPhoto = (client: Client, body: BodyOf<'setMainPhoto'>, options?: CallOptions) =>
  call(client.http.PUT('/api/photo.php', { body, ...options }));

/** Moves the given photos to the front, in their order. */
export const orderPhotos = (client: Client, body: BodyOf<'orderPhotos'>, options?: CallOptions) =>
  call(client.http.PUT('/api/photo-order.php', { body, ...options }));

/** Deletes a photo for good. */
export const deletePhoto = (client: Client, body: BodyOf<'deletePhoto'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/photo.php', { body, ...options }));
