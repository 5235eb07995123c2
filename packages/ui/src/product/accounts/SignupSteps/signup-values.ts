import type { RootProps } from '../../../base/root-props.ts';
import type { Gender, OrOwn } from '../../../model/member.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';

export interface GenderValues {
  gender: Gender | null;
  lookingFor: Gender | 'both' | null;
  /** The text of a site's own one has the id `vl.Sexuality.<value>`. */
  sexuality: OrOwn<'hetero' | 'gay' | 'lesbian' | 'bi'> | null;
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
  /** Consent that the sites of other companies show the profile; left out where there are none. */
  sharing?: boolean;
}

/** A site of another company that shows the same members. */
export interface SharingSite {
  /** Name of the site. */
  site: string;
  /** Name of the company that runs it. */
  company: string;
  /** Country of the company, ISO 3166. */
  country: string;
}

export interface IntroductionValues {
  message: string;
}

/** Props of every step: its values, its field errors, and a function to change values. */
export interface StepProps<Values> extends RootProps<'div', 'onChange'> {
  /** The values in the fields. */
  values: Values;
  /** Why values were refused, by field. */
  problems?: Partial<Record<keyof Values, FieldProblemCode>>;
  /** Values were changed; the others stay. */
  onChange: (change: Partial<Values>) => void;
}
