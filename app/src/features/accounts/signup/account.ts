import { ApiProblem, checkSignup, signup as createAccount, updateProfile } from '@velluto/api-client';
import { toProblem } from '../../../lib/problem.ts';
import { startSession } from '../../../lib/session/session-start.ts';
import { type SignupStart, serverProblems, toSignupRequest } from './form.ts';
import { goTo, type Signup } from './questions.ts';
import type { SignupState } from './state.ts';

/** Runs a call; a second press meanwhile is ignored. */
export async function send(state: SignupState, call: () => Promise<void>): Promise<void> {
  if (state.pending) return;
  Object.assign(state, { pending: true, problem: null });
  try {
    await call();
  } catch (error) {
    setErrors(state, error);
  } finally {
    state.pending = false;
  }
}

function setErrors(state: SignupState, error: unknown): void {
  const { problems, question } = serverProblems(error instanceof ApiProblem ? error.fields : []);
  if (question) Object.assign(state, { question, problems });
  else state.problem = toProblem(error);
}

/** Goes on when the name is free; the server checks once more when the account is made. */
export async function checkName(signup: Signup): Promise<void> {
  const { app, state } = signup;
  const { name, email } = state.values;
  state.nameCheck = 'checking';
  // a failed check must not prevent sign-up
  const answer = await checkSignup(app.client, { name, ...(email ? { email } : {}) }).catch(() => null);
  state.nameCheck = answer?.name === 'ok' ? 'free' : 'idle';
  const refused = (['taken', 'reserved', 'mixed_scripts'] as const).find(code => code === answer?.name);
  if (refused) state.problems = { name: refused };
  else goTo(signup, 'email');
}

export async function makeAccount(signup: Signup, start: SignupStart): Promise<void> {
  const { app, state, saved } = signup;
  const { site } = app;
  const request = toSignupRequest(state.values, {
    ...start,
    language: app.language.current,
    termsVersion: site.terms_version,
    // only opens the sign-up and is not stored: a source that was consented to is remembered by the server
    network: site.signups === 'with_trafficsource' ? app.attribution.callParams.network : undefined,
  });
  if (!request) {
    goTo(signup, 'gender');
    return;
  }
  await startSession(app, () => createAccount(app.client, request));
  signup.initialMessage = request.signup_message ?? '';
  saved.forget();
  state.values.password = '';
  Object.assign(state, { question: 'message', problems: {} });
}

/** Stores the introduction, if it is not the one that was sent with the account, and asks for photos. */
export async function saveMessage({ app, state, initialMessage }: Signup): Promise<void> {
  const message = state.values.message.trim();
  if (message !== initialMessage) await updateProfile(app.client, { signup_message: message });
  state.question = 'photos';
}
