import {
  type LocateState,
  type Problem,
  type SignupQuestion,
  signupQuestions,
  stepOfQuestion,
} from '@velluto/ui/model';
import type { PhotoUpload } from '@velluto/ui/product/accounts';
import type { SignupProblems, SignupValues } from './form.ts';

/** The sign-up as it is shown. */
export interface SignupState {
  /** The question that is shown; `complete` once the last one was answered or skipped. */
  question: SignupQuestion | 'complete';
  values: SignupValues;
  problems: SignupProblems;
  problem: Problem | null;
  pending: boolean;
  nameCheck: 'idle' | 'checking' | 'free';
  locate: LocateState;
  /** The form of before a reload was restored, or there is none. */
  resumed: boolean;
  photos: PhotoUpload[];
}

/** The place of a question among all, from 0; the one after the last when the sign-up is complete. */
export const placeOf = (question: SignupState['question']): number =>
  question === 'complete' ? signupQuestions.length : signupQuestions.indexOf(question);

/** Whether the account exists where this is asked: questions before it are not shown any more. */
export const hasAccount = (question: SignupState['question']): boolean =>
  question === 'complete' || stepOfQuestion[question] === 4;
