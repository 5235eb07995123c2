import {
  deletePhoto,
  getProfile,
  getUser,
  setMainPhoto,
  updateProfile,
  uploadPhoto,
  type OwnProfile as WireProfile,
} from '@velluto/api-client';
import type { OwnProfile, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';
import { toOwnProfile } from './map.ts';

/** What the form changes. */
export type ProfileChange = Pick<OwnProfile, 'aboutMe' | 'region' | 'city' | 'interests' | 'attributes'>;

interface ProfileState {
  profile: OwnProfile | null;
  saving: boolean;
  saved: boolean;
  problem: Problem | null;
  photoProblem: Problem | null;
  /** Photo to which a change runs. */
  busyPhoto: string | null;
  uploads: { id: string; name: string; percent: number; problem: Problem | null }[];
}

/** The own profile of one visit. */
export function createProfileStore(visit: Visit) {
  const state = proxy<ProfileState>({
    profile: null,
    saving: false,
    saved: false,
    problem: null,
    photoProblem: null,
    busyPhoto: null,
    uploads: [],
  });

  const accept = (profile: WireProfile) => {
    state.profile = toOwnProfile(profile);
  };
  /** After a change of photos: the profile, and the picture in the top bar. */
  const reload = async () => {
    const client = await visit.api();
    const [{ profile }, { user }] = await Promise.all([getProfile(client), getUser(client)]);
    accept(profile);
    visit.session.setUser(user);
  };

  async function changePhoto(id: string, work: () => Promise<unknown>): Promise<void> {
    state.busyPhoto = id;
    state.photoProblem = null;
    try {
      await work();
      await reload();
    } catch (error) {
      state.photoProblem = toProblem(error);
    } finally {
      state.busyPhoto = null;
    }
  }

  return {
    state,
    accept,

    async save({ aboutMe, region, city, interests, attributes }: ProfileChange): Promise<void> {
      if (state.saving) return;
      Object.assign(state, { saving: true, saved: false, problem: null });
      const {
        hair_colour = null,
        relationship_status = null,
        body_type = null,
        eye_colour = null,
        drinks = null,
      } = attributes;
      try {
        const { profile } = await updateProfile(await visit.api(), {
          about_me: aboutMe,
          region,
          city,
          interests: [...interests],
          attributes: { hair_colour, relationship_status, body_type, eye_colour, drinks },
        });
        accept(profile);
        state.saved = true;
      } catch (error) {
        state.problem = toProblem(error);
      } finally {
        state.saving = false;
      }
    },

    /** Uploads photos one after the other. */
    async addPhotos(files: readonly File[]): Promise<void> {
      state.photoProblem = null;
      for (const file of files) {
        const id = crypto.randomUUID();
        state.uploads.push({ id, name: file.name, percent: 0, problem: null });
        try {
          await uploadPhoto(await visit.api(), { file });
          await reload();
        } catch (error) {
          state.photoProblem = toProblem(error);
        }
        state.uploads = state.uploads.filter(upload => upload.id !== id);
      }
    },

    removePhoto: (photo: string) => changePhoto(photo, async () => deletePhoto(await visit.api(), { photo })),

    makeMain: (photo: string) =>
      changePhoto(photo, async () => setMainPhoto(await visit.api(), { photo, main: true })),
  };
}
