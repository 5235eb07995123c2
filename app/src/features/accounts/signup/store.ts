import { ApiProblem, checkSignup, signup, updateProfile } from '@velluto/api-client';
import { dayInCountry } from '@velluto/rules';
import type { SignupStep } from '@velluto/ui/product/accounts';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../../lib/app-context.ts';
import { toProblem } from '../../../lib/problem.ts';
import { startSession } from '../../../lib/session/session-start.ts';
import { locateDevice } from '../../places/geolocation.ts';
import {
  emptyForm,
  type SignupStart,
  type SignupValues,
  serverProblems,
  stepProblems,
  toSignupRequest,
} from './form.ts';
import { addPhotos } from './photos.ts';
import { createSavedForm } from './saved-form.ts';
import type { SignupState } from './state.ts';

/** The sign-up: five steps, each checked before the next. The account exists after the fourth. */
export function createSignupStore(app: AppContext) {
  const { site } = app;
  const state = proxy<SignupState>({
    step: 0,
    values: emptyForm(site.geoip_selected_country),
    problems: {},
    problem: null,
    pending: false,
    nameCheck: 'idle',
    locate: 'idle',
    // without a key in the page nothing was stored before
    resumed: app.storageKey === null,
    photos: [],
  });

  /** The introduction that was sent when the account was created. */
  let initialMessage = '';

  const saved = createSavedForm(app, state);
  const rules = () => ({
    today: dayInCountry(state.values.country, app.clock.now()),
    minAge: site.min_age,
  });
  const goTo = (step: SignupStep) => {
    state.step = step;
    state.problems = {};
    state.problem = null;
    saved.save();
  };

  /** Runs a call; a second press meanwhile is ignored. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (state.pending) return;
    state.pending = true;
    state.problem = null;
    try {
      await work();
    } catch (error) {
      setErrors(error);
    } finally {
      state.pending = false;
    }
  }

  function setErrors(error: unknown): void {
    const { problems, step } = serverProblems(error instanceof ApiProblem ? error.fields : []);
    if (step === null) {
      state.problem = toProblem(error);
      return;
    }
    state.step = step as SignupStep;
    state.problems = problems;
  }

  async function checkName(): Promise<void> {
    const { name, email } = state.values;
    state.nameCheck = 'checking';
    // a failed check must not prevent sign-up
    const answer = await checkSignup(app.client, { name, ...(email ? { email } : {}) }).catch(() => null);
    state.nameCheck = answer?.name === 'ok' ? 'free' : 'idle';
    const refused = (['taken', 'reserved', 'mixed_scripts'] as const).find(code => code === answer?.name);
    if (refused) state.problems = { name: refused };
    else goTo(3); // the server checks once more when the account is made
  }

  async function makeAccount(start: SignupStart): Promise<void> {
    const request = toSignupRequest(state.values, {
      ...start,
      language: app.language.current,
      termsVersion: site.terms_version,
      // only opens the sign-up and is not stored: a source that was consented to is remembered by the server
      network: site.signups === 'with_trafficsource' ? app.attribution.callParams.network : undefined,
    });
    if (!request) {
      goTo(0);
      return;
    }
    await startSession(app, () => signup(app.client, request));
    initialMessage = request.signup_message ?? '';
    saved.forget();
    state.values.password = '';
    state.step = 4;
    state.problems = {};
  }

  const finish = () =>
    run(async () => {
      const message = state.values.message.trim();
      if (message !== initialMessage) await updateProfile(app.client, { signup_message: message });
      state.step = 'complete';
    });

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
      if (typeof state.step === 'number' && state.step > 0 && state.step < 4)
        goTo((state.step - 1) as SignupStep);
    },

    /**
     * Shows another step, the one of the history entry; a later one only if all steps before it are valid. False when
     * the account exists and earlier steps cannot be shown any more.
     */
    show(step: SignupStep): boolean {
      const { step: now } = state;
      if (now === 'complete' || now === 4) return false;
      const target = step === 'complete' ? 3 : Math.min(step, 3);
      let to = Math.min(now, target);
      while (to < target && Object.keys(stepProblems(to, state.values, rules())).length === 0) to += 1;
      if (to !== now) goTo(to as SignupStep);
      return true;
    },

    /** Continues when the step is valid. */
    async next(start: SignupStart = {}): Promise<void> {
      const { step } = state;
      if (step === 'complete') return;
      state.problems = stepProblems(step, state.values, rules());
      if (Object.keys(state.problems).length > 0) return;
      if (step < 2) goTo((step + 1) as SignupStep);
      else if (step === 2) await run(checkName);
      else if (step === 3) await run(() => makeAccount(start));
      else await finish();
    },

    /** Skips the last step; an introduction sent before is deleted. */
    skip(): Promise<void> {
      state.values.message = '';
      return finish();
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

    /** Uploads photos one after the other. */
    addPhotos: (files: readonly File[]): Promise<void> => addPhotos(app, state, files),

    /** Removes a photo from the list; an uploaded one can be deleted on the profile page. */
    forgetPhoto(id: string): void {
      state.photos = state.photos.filter(photo => photo.id !== id);
    },
  };
}
