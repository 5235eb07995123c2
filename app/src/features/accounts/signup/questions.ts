import { dayInCountry } from '@velluto/rules';
import { type SignupQuestion, signupQuestions } from '@velluto/ui/model';
import type { AppContext } from '../../../lib/app-context.ts';
import { questionProblems, type SignupProblems } from './form.ts';
import type { createSavedForm } from './saved-form.ts';
import { hasAccount, placeOf, type SignupState } from './state.ts';

/** What the actions of the sign-up work on. */
export interface Signup {
  app: AppContext;
  state: SignupState;
  saved: ReturnType<typeof createSavedForm>;
  /** The introduction that was sent when the account was created. */
  initialMessage: string;
}

/** Why an answer is not valid; empty when it is. */
export const problemsOf = ({ app, state }: Signup, question: SignupQuestion): SignupProblems =>
  questionProblems(question, state.values, {
    today: dayInCountry(state.values.country, app.clock.now()),
    minAge: app.site.min_age,
  });

export function goTo({ state, saved }: Signup, question: SignupQuestion): void {
  Object.assign(state, { question, problems: {}, problem: null });
  saved.save();
}

/** Goes to the question so many places on, or back; nowhere once the account exists. */
export function goBy(signup: Signup, places: 1 | -1): void {
  const { question } = signup.state;
  const target = signupQuestions[placeOf(question) + places];
  if (target && !hasAccount(question)) goTo(signup, target);
}

/**
 * Shows another question, the one of the history entry; a later one only if all answers before it are valid. False when
 * the account exists and earlier questions cannot be shown any more.
 */
export function show(signup: Signup, question: SignupState['question']): boolean {
  const { question: now } = signup.state;
  if (hasAccount(now)) return false;
  const target = Math.min(placeOf(question), placeOf('password'));
  const before = signupQuestions.slice(Math.min(placeOf(now), target), target);
  const refused = before.find(earlier => Object.keys(problemsOf(signup, earlier)).length > 0);
  const to = refused ?? signupQuestions[target];
  if (to && to !== now) goTo(signup, to);
  return true;
}
