import { getUser } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { createProfileStore } from './profile.ts';

/** The photos of the user's profile, for the parts that change them. */
export type OwnPhotos = ReturnType<typeof ownPhotos>;

/** Reads and changes the photos of the user's profile. */
export function ownPhotos(app: AppContext) {
  const store = app.store(createProfileStore);
  let lastChange: Promise<unknown> = Promise.resolve();

  return {
    store,
    /** Ids in the order of the page. */
    ids: (): string[] => store.state.profile?.photos.map(({ id }) => id) ?? [],

    /** Sends a change after the ones before it: two at once could arrive in the other order. */
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      const result = lastChange.then(work).finally(store.changed);
      lastChange = result.catch(() => {}); // its own caller shows the problem
      return result;
    },

    /** Loads the profile from the server, and updates the picture in the top bar; returns the ids of the photos. */
    async reload(): Promise<string[]> {
      const [profile, { user }] = await Promise.all([store.reload(), getUser(app.client)]);
      app.session.setUser(user);
      return profile.photos.map(({ id }) => id);
    },
  };
}
