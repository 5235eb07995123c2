import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../../lib/app-context.ts';
import { locateDevice } from '../../places/geolocation.ts';
import { checkName, makeAccount, saveMessage, send } from './account.ts';
import { emptyForm, type SignupStart, type SignupValues } from './form.ts';
import { addPhotos } from './photos.ts';
import { goBy, problemsOf, type Signup, show } from './questions.ts';
import { createSavedForm } from './saved-form.ts';
import type { SignupState } from './state.ts';

/** The sign-up: one question after the other, each checked before the next. The account exists after the password. */
export function createSignupStore(app: AppContext) {
  const state = proxy<SignupState>({
    question: 'gender',
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

    back(): void {
      if (!state.pending) goBy(signup, -1);
    },
    show: (question: SignupState['question']) => show(signup, question),

    /** Continues when the answer is valid. */
    async next(start: SignupStart = {}): Promise<void> {
      const { question } = state;
      if (question === 'complete') return;
      state.problems = problemsOf(signup, question);
      if (Object.keys(state.problems).length > 0) return;
      if (question === 'name') await send(state, () => checkName(signup));
      else if (question === 'password') await send(state, () => makeAccount(signup, start));
      else if (question === 'message') await send(state, () => saveMessage(signup));
      else if (question === 'photos') state.question = 'complete';
      else goBy(signup, 1);
    },

    /** Skips a question after the account: an introduction sent before is deleted, and photos can follow later. */
    async skip(): Promise<void> {
      if (state.pending) return;
      if (state.question === 'message') state.values.message = '';
      await this.next();
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
