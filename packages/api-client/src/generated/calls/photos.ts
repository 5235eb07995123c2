// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import { formData } from '../../form-data.ts';
import type { BodyOf } from '../../operation-types.ts';
import type { PhotoUploadRequest } from '../schema.ts';

/**
 * Stores a photo of the user without its metadata. Others see it once its status is `active`.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `photo_unreadable`, `photo_heic`, `photo_too_small`, `photo_too_many_pixels`, `age_unproved`, `terms_outdated`, `authentication_required`, `request_refused`, `member_changed`, `photo_limit_reached`, `payload_too_large`
 */
export const uploadPhoto = (client: Client, body: PhotoUploadRequest, options?: CallOptions) =>
  call(client.http.POST('/api/photo.php', { body, bodySerializer: formData, ...options }));

/**
 * Makes one of the photos the main one. It must be `active`.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const setMainPhoto = (client: Client, body: BodyOf<'setMainPhoto'>, options?: CallOptions) =>
  call(client.http.PUT('/api/photo.php', { body, ...options }));

/**
 * Deletes the photo for good. If it was the main photo, the next one takes its place.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const deletePhoto = (client: Client, body: BodyOf<'deletePhoto'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/photo.php', { body, ...options }));

/**
 * Moves the named photos to the front, in this order; the others follow in their previous order. The first
 * `active` one is the main photo. If an id is not a photo of the user, the answer is `not_found` and nothing
 * changes.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const orderPhotos = (client: Client, body: BodyOf<'orderPhotos'>, options?: CallOptions) =>
  call(client.http.PUT('/api/photo-order.php', { body, ...options }));
