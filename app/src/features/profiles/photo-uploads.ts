import { type Client, uploadPhoto } from '@velluto/api-client';
import { toMemberPhoto } from '@velluto/api-client/ui';
import { v4 as newId } from 'uuid';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { toProblem } from '../../lib/problem.ts';
import type { OwnPhotos } from './own-photos.ts';
import type { PhotosState } from './photos-state.ts';

/** Makes the client of one upload of a file; `onProgress` gets the uploaded share, 0 to 1. */
export type UploadClient = (file: File, onProgress: (part: number) => void) => Client;

/** Errors that a retry with the same file would only repeat. */
const finalErrors = new Set([
  'photo_unreadable',
  'photo_heic',
  'photo_too_small',
  'photo_too_many_pixels',
  'payload_too_large',
  'photo_limit_reached',
  'invalid_request',
]);

/**
 * Uploads photos one after the other.
 *
 * @param showLimit called when the server takes no more photos
 */
export function createPhotoUploads(
  state: PhotosState,
  own: OwnPhotos,
  uploadClient: UploadClient,
  showLimit: () => Promise<void>,
) {
  const files = new Map<string, File>();
  /** The upload that got no answer, and the photos before it: another photo since means that it arrived. */
  let unsure: { id: string; photosBefore: string[] } | null = null;
  let uploading = false;
  const find = (id: string) => state.uploads.find(upload => upload.id === id);
  const forget = (id: string) => {
    files.delete(id);
    state.uploads = state.uploads.filter(upload => upload.id !== id);
  };
  /** Finds out whether the file without an answer arrived. Nothing else is sent before, so there is only one. */
  async function resolveUnsure(): Promise<void> {
    if (!unsure) return;
    const { id, photosBefore } = unsure;
    const photosNow = await own.reload();
    if (photosNow.some(photo => !photosBefore.includes(photo))) forget(id);
    unsure = null;
  }

  async function send(id: string, file: File): Promise<void> {
    let photosBefore: string[] | null = null;
    try {
      await resolveUnsure();
      if (!find(id)) return; // it had arrived
      photosBefore = own.ids();
      const client = uploadClient(file, part => {
        const upload = find(id);
        if (upload) upload.percent = Math.round(part * 100);
      });
      const { photo } = await uploadPhoto(client, { file });
      const { profile } = own.store.state;
      if (profile && !own.ids().includes(photo.id))
        profile.photos = [...profile.photos, toMemberPhoto(photo)];
      forget(id);
    } catch (error) {
      const problem = toProblem(error);
      const final = finalErrors.has(problem.code);
      if (photosBefore && !final) unsure = { id, photosBefore };
      const upload = find(id);
      if (upload) Object.assign(upload, { percent: 0, problem, final });
      if (problem.code === 'photo_limit_reached') await showLimit();
    }
  }

  /** Uploads the queue, one file after the other: on a slow line the first is there sooner. */
  async function uploadQueued(): Promise<void> {
    if (uploading) return;
    uploading = true;
    const next = () => state.uploads.find(({ problem }) => !problem);
    for (let upload = next(); upload; upload = next()) {
      const file = files.get(upload.id);
      if (file) await send(upload.id, file);
      else forget(upload.id);
    }
    uploading = false;
    await ignoreFailedCall(own.reload()); // uploaded photos are shown already
  }

  return {
    async add(chosen: readonly File[]): Promise<void> {
      state.problem = null;
      for (const file of chosen) {
        const id = newId();
        files.set(id, file);
        state.uploads.push({ id, name: file.name, percent: 0, problem: null, final: false });
      }
      await uploadQueued();
    },

    async retry(id: string): Promise<void> {
      const upload = find(id);
      if (!upload?.problem) return;
      upload.problem = null;
      await uploadQueued();
    },

    /** Takes a file off the list. */
    dismiss: forget,
  };
}
