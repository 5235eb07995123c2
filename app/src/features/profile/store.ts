import type { OwnProfile as WireProfile } from '@velluto/api-client';
import type { Money, OwnProfile, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';
import { toOwnProfile } from './map.ts';
import type { Photos } from './photos.ts';

/** What the form changes. */
export type ProfileChange = Pick<OwnProfile, 'aboutMe' | 'region' | 'city' | 'interests' | 'attributes'>;

/** A file on its way to the server; `final` when sending it again would not help. */
export interface PhotoUpload {
  id: string;
  name: string;
  percent: number;
  problem: Problem | null;
  final: boolean;
}

/** What is asked or told about photos; `from` is the least price that brings more, once it is known. */
export type PhotoQuestion = { kind: 'limit'; from: Money | null } | { kind: 'delete'; photo: string };

/** What is known of the own profile, and what is being done to it. */
export interface ProfileState {
  profile: OwnProfile | null;
  saving: boolean;
  saved: boolean;
  problem: Problem | null;
  photoProblem: Problem | null;
  /** Photo to which a change runs. */
  busyPhoto: string | null;
  uploads: PhotoUpload[];
  dialog: PhotoQuestion | null;
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
    dialog: null,
  });

  const accept = (profile: WireProfile) => {
    state.profile = toOwnProfile(profile);
  };
  let loading: Promise<Photos> | undefined;

  return {
    state,
    accept,

    /** Keeps what the form changed; the code for it is loaded when it is needed. */
    async save(change: ProfileChange): Promise<void> {
      if (state.saving) return;
      Object.assign(state, { saving: true, saved: false, problem: null });
      try {
        const { saveProfile } = await import('./save.ts');
        accept(await saveProfile(visit, change));
        state.saved = true;
      } catch (error) {
        state.problem = toProblem(error);
      }
      state.saving = false;
    },

    /** Does something to the photos; the code for it is loaded after the first view. */
    async photos(work: (photos: Photos) => unknown): Promise<void> {
      try {
        loading ??= import('./photos.ts').then(module =>
          module.createPhotos({ visit, state, accept, newId: () => crypto.randomUUID() }),
        );
        await work(await loading);
      } catch (error) {
        loading = undefined;
        state.photoProblem = toProblem(error);
      }
    },
  };
}
