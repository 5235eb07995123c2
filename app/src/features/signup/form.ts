import type { FieldError, SignupRequest } from '@velluto/api-client';
import { birthDateProblem, emailProblem, nameProblem, passwordProblem } from '@velluto/rules';
import type { FieldProblemCode } from '@velluto/ui/model';
import type {
  AccountValues,
  BirthValues,
  HelloValues,
  NameValues,
  WhoValues,
} from '@velluto/ui/product/signup';
import type { TrafficSource } from '../../platform/traffic.ts';

/** Everything the form asks for, over all its steps. */
export type SignupValues = WhoValues & BirthValues & NameValues & AccountValues & HelloValues;
/** Why fields were refused, by their names. */
export type SignupProblems = Partial<Record<keyof SignupValues, FieldProblemCode>>;

/** The form before anything is typed. */
export const emptyForm = (country: string): SignupValues => ({
  gender: null,
  lookingFor: null,
  sexuality: null,
  consent: false,
  dateOfBirth: '',
  country,
  region: null,
  city: '',
  name: '',
  email: '',
  password: '',
  terms: false,
  message: '',
});

/** What depends on the site and the day. */
export interface FormRules {
  /** `YYYY-MM-DD` by the server's clock. */
  today: string;
  minAge: number;
}

/** A date with all its parts. */
const whole = /^\d{4}(-\d\d){2}$/;

const required = (missing: boolean): FieldProblemCode | null => (missing ? 'required' : null);

/** Problems of one step; the server checks all of it again. */
export function stepProblems(step: number, values: SignupValues, rules: FormRules): SignupProblems {
  const checks: Record<number, [keyof SignupValues, FieldProblemCode | null][]> = {
    0: [
      ['gender', required(values.gender === null)],
      ['lookingFor', required(values.lookingFor === null)],
      ['sexuality', required(values.sexuality === null)],
      ['consent', values.consent ? null : 'consent_required'],
    ],
    1: [
      [
        'dateOfBirth',
        whole.test(values.dateOfBirth)
          ? birthDateProblem(values.dateOfBirth, rules.today, rules.minAge)
          : 'required',
      ],
      ['country', required(values.country === '')],
    ],
    2: [['name', nameProblem(values.name, values.email || undefined)]],
    3: [
      ['email', emailProblem(values.email)],
      ['password', passwordProblem(values.password)],
      ['terms', values.terms ? null : 'consent_required'],
    ],
  };
  return Object.fromEntries((checks[step] ?? []).filter(([, problem]) => problem !== null));
}

const fields: Record<string, [keyof SignupValues, number]> = {
  gender: ['gender', 0],
  looking_for: ['lookingFor', 0],
  sexuality: ['sexuality', 0],
  consent_sensitive: ['consent', 0],
  date_of_birth: ['dateOfBirth', 1],
  country: ['country', 1],
  region: ['region', 1],
  city: ['city', 1],
  name: ['name', 2],
  email: ['email', 3],
  password: ['password', 3],
  terms_version: ['terms', 3],
};

/** What the server refused, at the fields, and the first step that has one. */
export function serverProblems(errors: readonly FieldError[]): {
  problems: SignupProblems;
  step: number | null;
} {
  const known = errors.flatMap(error => {
    const place = fields[error.field];
    return place ? [{ name: place[0], step: place[1], code: error.code }] : [];
  });
  return {
    problems: Object.fromEntries(known.map(({ name, code }) => [name, code])),
    step: known.length === 0 ? null : Math.min(...known.map(({ step }) => step)),
  };
}

/** The form as the call takes it; null while an answer is missing. */
export function toSignupRequest(
  values: SignupValues,
  about: {
    language: SignupRequest['language'];
    termsVersion: string;
    member?: string;
    traffic: TrafficSource | null;
  },
): SignupRequest | null {
  const { gender, lookingFor, sexuality, consent } = values;
  if (gender === null || lookingFor === null || sexuality === null || !consent) return null;
  return {
    email: values.email.trim(),
    name: values.name.trim(),
    password: values.password,
    date_of_birth: values.dateOfBirth,
    gender,
    looking_for: lookingFor,
    sexuality,
    country: values.country,
    region: values.region,
    city: values.city.trim() || null,
    language: about.language,
    terms_version: about.termsVersion,
    consent_sensitive: true,
    // whoever leaves before the last step has said it all the same
    signup_message: values.message.trim(),
    ...(about.member ? { signup_member: about.member } : {}),
    ...(about.traffic && { traffic: about.traffic }),
  };
}
