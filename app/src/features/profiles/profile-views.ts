import { getProfileViews, noteProfileView, type ProfileViewsResponse } from '@velluto/api-client';
import { toProfileView } from '@velluto/api-client/ui';
import type { ProfileView, ProfileViewsAccess } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { createResource } from '../../lib/resource.ts';
import type { LoadContext } from '../../lib/router/route.ts';

interface ProfileViewsState {
  /** The latest first; empty where the user may not see who it was. */
  views: ProfileView[];
  access: ProfileViewsAccess;
  /** How many people looked. */
  count: number;
}

/** Visits to the user's profile; also records the user's own visits to others. */
export function createProfileViewsStore(app: AppContext) {
  const state = proxy<ProfileViewsState>({ views: [], access: 'open', count: 0 });
  const { applySnapshot } = createResource<ProfileViewsResponse>(({ views, access, num_views }) => {
    Object.assign(state, { views: views.map(toProfileView), access, count: num_views });
  });
  app.bus.on('blocked', ({ profile }) => {
    const others = state.views.filter(view => view.member.id !== profile);
    state.count -= state.views.length - others.length;
    state.views = others;
  });
  return {
    state,
    applySnapshot,

    /** Records a visit once the profile is on the screen, so not when it is prefetched; never of visitors or to oneself. */
    async note(memberId: string): Promise<void> {
      const { user } = app.session.state;
      if (user === null || user.id === memberId) return;
      await ignoreFailedCall(noteProfileView(app.client, { profile: memberId }));
    },
  };
}

/** Who looked at the user's profile. */
export const load = ({ client, signal }: LoadContext): Promise<ProfileViewsResponse> =>
  getProfileViews(client, { signal });

export function hydrate(app: AppContext, data: ProfileViewsResponse): void {
  app.store(createProfileViewsStore).applySnapshot(data);
}
