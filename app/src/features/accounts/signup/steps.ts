import { dayInCountry } from '@velluto/rules';
import type { SignupStep } from '@velluto/ui/product/accounts';
import type { AppContext } from '../../../lib/app-context.ts';
import { type SignupProblems, stepProblems } from './form.ts';
import type { createSavedForm } from './saved-form.ts';
import type { SignupState } from './state.ts';

/** What the actions of the sign-up work on. */
export interface Signup {
  app: AppContext;
  state: SignupState;
  saved: ReturnType<typeof createSavedForm>;
  /** The introduction that was sent when the account was created. */
  initialMessage: string;
}

/** Why a step is not valid; empty when it is. */
export const problemsOf = ({ app, state }: Signup, step: number): SignupProblems =>
  stepProblems(step, state.values, {
    today: dayInCountry(state.values.country, app.clock.now()),
    minAge: app.site.min_age,
  });

export function goTo({ state, saved }: Signup, step: SignupStep): void {
  Object.assign(state, { step, problems: {}, problem: null });
  saved.save();
}

export function goBack(signup: Signup): void {
  const { step } = signup.state;
  if (typeof step === 'number' && step > 0 && step < 4) goTo(signup, (step - 1) as SignupStep);
}

/**
 * Shows another step, the one of the history entry; a later one only if all steps before it are valid. False when
 * the account exists and earlier steps cannot be shown any more.
 */
export function show(signup: Signup, step: SignupStep): boolean {
  const { step: now } = signup.state;
  if (now === 'complete' || now === 4) return false;
  const target = step === 'complete' ? 3 : Math.min(step, 3);
  let to = Math.min(now, target);
  while (to < target && Object.keys(problemsOf(signup, to)).length === 0) to += 1;
  if (to !== now) goTo(signup, to as SignupStep);
  return true;
}
