import type { LocateState, Problem } from '@velluto/ui/model';
import type { PhotoUpload, SignupStep } from '@velluto/ui/product/accounts';
import type { SignupProblems, SignupValues } from './form.ts';

/** The sign-up as it is shown. */
export interface SignupState {
  step: SignupStep;
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
