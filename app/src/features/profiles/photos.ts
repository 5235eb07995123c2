import { deletePhoto, getPackages, setMainPhoto } from '@velluto/api-client';
import { toMoney } from '@velluto/api-client/ui';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { toProblem } from '../../lib/problem.ts';
import { pageClient } from '../../lib/session/page-client.ts';
import { uploadFetch } from '../photos/upload-fetch.ts';
import { ownPhotos } from './own-photos.ts';
import { createPhotoOrder } from './photo-order.ts';
import { createPhotoUploads, type UploadClient } from './photo-uploads.ts';
import type { PhotosState } from './photos-state.ts';

/**
 * The user's photos: uploads one after the other, order, main photo, deletion.
 *
 * @param uploadClient makes the client of one upload of a file; `onProgress` gets the uploaded share, 0 to 1
 */
export function createPhotosStore(
  app: AppContext,
  uploadClient: UploadClient = (file, onProgress) =>
    pageClient(() => app, app.site, uploadFetch(file, onProgress)),
) {
  const own = ownPhotos(app);
  const state = proxy<PhotosState>({ problem: null, busy: null, uploads: [], dialog: null });

  async function change(id: string, work: () => Promise<unknown>): Promise<void> {
    if (state.busy) return;
    Object.assign(state, { busy: id, problem: null });
    try {
      await own.inTurn(work).catch(error => {
        // another tab deleted it, or the answer of the first try was lost
        if (toProblem(error).code !== 'not_found') throw error;
      });
      await own.reload();
    } catch (error) {
      state.problem = toProblem(error);
    } finally {
      state.busy = null;
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
    ...createPhotoUploads(state, own, uploadClient, showLimit),

    /** Shows what can be done with a photo. */
    open(photo: string): void {
      state.dialog = { kind: 'photo', photo };
    },

    /** Asks for confirmation: a deletion is final. */
    askToDelete(photo: string): void {
      state.dialog = { kind: 'delete', photo };
    },

    close(): void {
      state.dialog = null;
    },

    remove(photo: string): Promise<void> {
      state.dialog = null;
      return change(photo, async () => deletePhoto(app.client, { photo }));
    },

    makeMain(photo: string): Promise<void> {
      state.dialog = null;
      return change(photo, async () => setMainPhoto(app.client, { photo, main: true }));
    },

    move: createPhotoOrder(app, state, own),
  };
}
