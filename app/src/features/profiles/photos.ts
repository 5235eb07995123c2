import {
  deletePhoto,
  getPackages,
  getUser,
  orderPhotos,
  setMainPhoto,
  uploadPhoto,
} from '@velluto/api-client';
import { toMemberPhoto, toMoney } from '@velluto/api-client/ui';
import type { Money, Problem } from '@velluto/ui/model';
import { v4 as newId } from 'uuid';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';
import { inBackground } from '../../platform/in-background.ts';
import { toProblem } from '../../platform/problem.ts';
import { pageClient } from '../../platform/session/page-client.ts';
import { uploadFetch } from '../../platform/upload-fetch.ts';
import { createProfileStore } from './profile.ts';

/** A file that is being uploaded; `final` when a retry would not help. */
interface PhotoUpload {
  id: string;
  name: string;
  percent: number;
  problem: Problem | null;
  final: boolean;
}

interface PhotosState {
  problem: Problem | null;
  /** Id of the photo that is being changed. */
  busy: string | null;
  uploads: PhotoUpload[];
  /** The open dialog; `from` is the lowest price of premium, once it is loaded. */
  dialog: { kind: 'limit'; from: Money | null } | { kind: 'delete'; photo: string } | null;
}

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
 * The user's photos: uploads one after the other, order, main photo, deletion.
 *
 * @param uploadClient makes the client of one upload of a file; `onProgress` gets the uploaded share, 0 to 1
 */
export function createPhotosStore(
  app: AppContext,
  uploadClient = (file: File, onProgress: (part: number) => void) =>
    pageClient(() => app, app.site, uploadFetch(file, onProgress)),
) {
  const profileStore = app.store(createProfileStore);
  const state = proxy<PhotosState>({ problem: null, busy: null, uploads: [], dialog: null });
  const files = new Map<string, File>();
  /** The upload that got no answer, and the photos before it: another photo since means that it arrived. */
  let unsure: { id: string; photosBefore: string[] } | null = null;
  let uploading = false;
  let pendingOrder: string[] | null = null;
  let savingOrder = false;
  let lastChange: Promise<unknown> = Promise.resolve();

  const ids = () => profileStore.state.profile?.photos.map(({ id }) => id) ?? [];
  const find = (id: string) => state.uploads.find(upload => upload.id === id);
  const forget = (id: string) => {
    files.delete(id);
    state.uploads = state.uploads.filter(upload => upload.id !== id);
  };
  /** Sends a change after the ones before it: two at once could arrive in the other order. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = lastChange.then(work).finally(profileStore.changed);
    lastChange = result.catch(() => {}); // its own caller shows the problem
    return result;
  }
  /** Loads the profile from the server, and updates the picture in the top bar; returns the photos. */
  const reload = async () => {
    const [profile, { user }] = await Promise.all([profileStore.reload(), getUser(app.client)]);
    app.session.setUser(user);
    return profile.photos.map(({ id }) => id);
  };

  /** Finds out whether the file without an answer arrived. Nothing else is sent before, so there is only one. */
  async function resolveUnsure(): Promise<void> {
    if (!unsure) return;
    const { id, photosBefore } = unsure;
    const photosNow = await reload();
    if (photosNow.some(photo => !photosBefore.includes(photo))) forget(id);
    unsure = null;
  }

  async function send(id: string, file: File): Promise<void> {
    let photosBefore: string[] | null = null;
    try {
      await resolveUnsure();
      if (!find(id)) return; // it had arrived
      photosBefore = ids();
      const client = uploadClient(file, part => {
        const upload = find(id);
        if (upload) upload.percent = Math.round(part * 100);
      });
      const { photo } = await uploadPhoto(client, { file });
      const { profile } = profileStore.state;
      if (profile && !ids().includes(photo.id)) profile.photos = [...profile.photos, toMemberPhoto(photo)];
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
    await inBackground(reload()); // uploaded photos are shown already
  }

  async function change(id: string, work: () => Promise<unknown>): Promise<void> {
    if (state.busy) return;
    Object.assign(state, { busy: id, problem: null });
    try {
      await inTurn(work).catch(error => {
        // another tab deleted it, or the answer of the first try was lost
        if (toProblem(error).code !== 'not_found') throw error;
      });
      await reload();
    } catch (error) {
      state.problem = toProblem(error);
    } finally {
      state.busy = null;
    }
  }

  async function saveOrder(): Promise<void> {
    if (savingOrder) return;
    savingOrder = true;
    state.problem = null;
    try {
      while (pendingOrder) {
        const photos = pendingOrder;
        const { profile } = await inTurn(() => orderPhotos(app.client, { photos }));
        if (pendingOrder !== photos) continue; // moved again meanwhile
        pendingOrder = null;
        profileStore.accept(profile);
        await reload(); // a move meanwhile is sent next
      }
      savingOrder = false;
    } catch (error) {
      pendingOrder = null;
      savingOrder = false;
      const problem = toProblem(error);
      await inBackground(reload());
      state.problem = problem;
    }
  }

  /** Opens the dialog about the limit of photos, with the lowest price of premium. */
  async function showLimit(): Promise<void> {
    state.dialog = { kind: 'limit', from: null };
    if (app.session.state.user?.paid_user) return;
    const packages = await getPackages(app.client).catch(() => null); // then the dialog names no price
    const prices = packages ? [...packages.credits, ...packages.premium].map(({ price }) => price) : [];
    const [lowest] = prices.toSorted((a, b) => a.amount_minor - b.amount_minor);
    if (lowest && state.dialog?.kind === 'limit') state.dialog.from = toMoney(lowest);
  }

  return {
    state,
    showLimit,

    /** Asks for confirmation: a deletion is final. */
    askToDelete(photo: string): void {
      state.dialog = { kind: 'delete', photo };
    },

    close(): void {
      state.dialog = null;
    },

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

    dismiss: forget,

    remove(photo: string): Promise<void> {
      state.dialog = null;
      return change(photo, async () => deletePhoto(app.client, { photo }));
    },

    makeMain: (photo: string) => change(photo, async () => setMainPhoto(app.client, { photo, main: true })),

    /** Moves a photo; the order is saved once the photo is dropped. */
    async move(photo: string, to: number, dropped: boolean): Promise<void> {
      const { profile } = profileStore.state;
      const from = ids().indexOf(photo);
      if (!profile || from < 0) return;
      if (from !== to) {
        const photos = [...profile.photos];
        photos.splice(to, 0, ...photos.splice(from, 1));
        profile.photos = photos;
        profileStore.changed();
      }
      if (!dropped) return;
      pendingOrder = ids();
      await saveOrder();
    },
  };
}
