import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../../lib/app-context.ts';
import { locateDevice } from '../../places/geolocation.ts';
import { checkName, finish, makeAccount, send } from './account.ts';
import { emptyForm, type SignupStart, type SignupValues } from './form.ts';
import { addPhotos } from './photos.ts';
import { createSavedForm } from './saved-form.ts';
import type { SignupState } from './state.ts';
import { goBack, goTo, problemsOf, type Signup, show } from './steps.ts';

/** The sign-up: five steps, each checked before the next. The account exists after the fourth. */
export function createSignupStore(app: AppContext) {
  const state = proxy<SignupState>({
    step: 0,
    values: emptyForm(app.site.geoip_selected_country),
    problems: {},
    problem: null,
    pending: false,
    nameCheck: 'idle',
    locate: 'idle',
    // without a key in the page nothing was stored before
    resumed: app.storageKey === null,
    photos: [],
  });
  const saved = createSavedForm(app, state);
  const signup: Signup = { app, state, saved, initialMessage: '' };

  return {
    state,

    /** Restores what was typed before a reload. */
    resume: saved.resume,

    change(values: Partial<SignupValues>): void {
      Object.assign(state.values, values);
      for (const name of Object.keys(values)) delete state.problems[name as keyof SignupValues];
      if ('name' in values) state.nameCheck = 'idle';
      if (values.country !== undefined) state.values.region = null;
      saved.edit(values.country === undefined ? Object.keys(values) : [...Object.keys(values), 'region']);
    },

    back: () => goBack(signup),
    show: (step: SignupState['step']) => show(signup, step),

    /** Continues when the step is valid. */
    async next(start: SignupStart = {}): Promise<void> {
      const { step } = state;
      if (step === 'complete') return;
      state.problems = problemsOf(signup, step);
      if (Object.keys(state.problems).length > 0) return;
      if (step === 0) goTo(signup, 1);
      else if (step === 1) goTo(signup, 2);
      else if (step === 2) await send(state, () => checkName(signup));
      else if (step === 3) await send(state, () => makeAccount(signup, start));
      else await send(state, () => finish(signup));
    },

    /** Skips the last step; an introduction sent before is deleted. */
    skip(): Promise<void> {
      state.values.message = '';
      return send(state, () => finish(signup));
    },

    /** Fills in the place from the device's position. */
    async locate(): Promise<void> {
      state.locate = 'active';
      const found = await locateDevice(app);
      state.locate = typeof found === 'string' ? found : 'idle';
      if (typeof found === 'string') return;
      Object.assign(state.values, found);
      saved.edit(Object.keys(found));
    },

    addPhotos: (files: readonly File[]) => addPhotos(app, state, files),

    /** Removes a photo from the list; an uploaded one can be deleted on the profile page. */
    forgetPhoto(id: string): void {
      state.photos = state.photos.filter(photo => photo.id !== id);
    },
  };
}
