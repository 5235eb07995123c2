import { uploadPhoto } from '@velluto/api-client';
import { v4 as newId } from 'uuid';
import type { AppContext } from '../../../lib/app-context.ts';
import { toProblem } from '../../../lib/problem.ts';
import type { SignupState } from './state.ts';

/** Uploads photos one after the other. */
export async function addPhotos(app: AppContext, state: SignupState, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const id = newId();
    state.photos.push({ id, name: file.name, preview: URL.createObjectURL(file), progress: 0 });
    const photo = () => state.photos.find(added => added.id === id);
    try {
      await uploadPhoto(app.client, { file });
      const done = photo();
      if (done) done.progress = 100;
    } catch (error) {
      const failed = photo();
      if (failed) failed.problem = toProblem(error);
    }
  }
}
