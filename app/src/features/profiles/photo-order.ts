import { orderPhotos } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { toProblem } from '../../lib/problem.ts';
import type { OwnPhotos } from './own-photos.ts';
import type { PhotosState } from './photos-state.ts';

/** Makes the function that moves a photo to an index, from 0: at once on the page, then on the server. */
export function createPhotoOrder(app: AppContext, state: PhotosState, own: OwnPhotos) {
  let pendingOrder: string[] | null = null;
  let savingOrder = false;

  async function saveOrder(): Promise<void> {
    if (savingOrder) return;
    savingOrder = true;
    state.problem = null;
    try {
      while (pendingOrder) {
        const photos = pendingOrder;
        const { profile } = await own.inTurn(() => orderPhotos(app.client, { photos }));
        if (pendingOrder !== photos) continue; // moved again meanwhile
        pendingOrder = null;
        own.store.applySnapshot(profile);
        await own.reload(); // a move meanwhile is sent next
      }
      savingOrder = false;
    } catch (error) {
      pendingOrder = null;
      savingOrder = false;
      const problem = toProblem(error);
      await ignoreFailedCall(own.reload());
      state.problem = problem;
    }
  }

  return async function move(photo: string, to: number): Promise<void> {
    const { profile } = own.store.state;
    const from = own.ids().indexOf(photo);
    if (!profile || from < 0 || from === to) return;
    const photos = [...profile.photos];
    photos.splice(to, 0, ...photos.splice(from, 1));
    profile.photos = photos;
    own.store.changed();
    pendingOrder = own.ids();
    await saveOrder();
  };
}
