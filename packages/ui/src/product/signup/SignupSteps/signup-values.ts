import type { FieldProblemCode } from '../../../model/problem.ts';

export interface WhoValues {
  gender: 'female' | 'male' | null;
  lookingFor: 'female' | 'male' | 'both' | null;
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi' | null;
  /** Agreed that these answers are used. */
  consent: boolean;
}

export interface BirthValues {
  /** `YYYY-MM-DD`; on its way only what there is of it, as `1990--03`. */
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

/** What every step takes: its values, what is wrong with them, and a way to change some of them. */
export interface StepProps<Values> {
  values: Values;
  problems?: Partial<Record<keyof Values, FieldProblemCode>>;
  onChange: (change: Partial<Values>) => void;
}
