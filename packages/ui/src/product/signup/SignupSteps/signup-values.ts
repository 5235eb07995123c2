import type { RootProps } from '../../../base/root-props.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';

export interface GenderValues {
  gender: 'female' | 'male' | null;
  lookingFor: 'female' | 'male' | 'both' | null;
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi' | null;
  /** Consent to the use of these answers. */
  consent: boolean;
}

export interface BirthValues {
  /** `YYYY-MM-DD`; incomplete dates leave parts out, as in `1990--03`. */
  dateOfBirth: string;
  /** ISO 3166. */
  country: string;
  /** Id of the region; null for none. */
  region: string | null;
  city: string;
}

export interface NameValues {
  name: string;
}

export interface AccountValues {
  email: string;
  password: string;
  terms: boolean;
}

export interface IntroductionValues {
  message: string;
}

/** Props of every step: its values, its field errors, and a function to change values. */
export interface StepProps<Values> extends RootProps<'div', 'onChange'> {
  values: Values;
  problems?: Partial<Record<keyof Values, FieldProblemCode>>;
  onChange: (change: Partial<Values>) => void;
}
