import type { FieldError, SignupRequest } from '@velluto/api-client';
import {
  birthDateProblem,
  canonicalEmail,
  emailProblem,
  GENDERS,
  LOOKING_FOR,
  nameProblem,
  passwordProblem,
  SEXUALITIES,
  withLineBreaks,
} from '@velluto/rules';
import { type FieldProblemCode, type SignupQuestion, signupQuestions } from '@velluto/ui/model';
import type {
  AccountValues,
  BirthValues,
  GenderValues,
  IntroductionValues,
  NameValues,
} from '@velluto/ui/product/accounts';

/** Answers to all questions. */
export type SignupValues = GenderValues & BirthValues & NameValues & AccountValues & IntroductionValues;
/** Field errors. */
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
  sharing: false,
  message: '',
});

/** Whether anything was answered; the country does not count, since it is preselected. */
export const isStarted = (values: SignupValues): boolean => {
  const untouched = emptyForm(values.country);
  return fields.some(({ name }) => values[name] !== untouched[name]);
};

/** The member and the page that the sign-up was started for. */
export interface SignupStart {
  /** The member at whose page. */
  member?: string | undefined;
  /** The page that the visitor chose, which the confirmed address leads on to; null where nothing was chosen. */
  next?: string | null;
}

/** What depends on the site and the day. */
export interface FormRules {
  /** `YYYY-MM-DD` by the server's clock. */
  today: string;
  minAge: number;
}

/** A date with all its parts. */
const completeDate = /^\d{4}(-\d\d){2}$/;

const required = (missing: boolean): FieldProblemCode | null => (missing ? 'required' : null);
const agreed = (consented: boolean): FieldProblemCode | null => (consented ? null : 'consent_required');

interface Field {
  question: SignupQuestion;
  name: keyof SignupValues;
  /** Name of the field in the request. */
  wire: string;
  /** Its check in the browser, if there is one. */
  check?: (values: SignupValues, rules: FormRules) => FieldProblemCode | null;
}

const fields: readonly Field[] = [
  { question: 'gender', name: 'gender', wire: 'gender', check: form => required(form.gender === null) },
  {
    question: 'lookingFor',
    name: 'lookingFor',
    wire: 'looking_for',
    check: form => required(form.lookingFor === null),
  },
  {
    question: 'sexuality',
    name: 'sexuality',
    wire: 'sexuality',
    check: form => required(form.sexuality === null),
  },
  { question: 'sexuality', name: 'consent', wire: 'consent_sensitive', check: form => agreed(form.consent) },
  {
    question: 'birth',
    name: 'dateOfBirth',
    wire: 'date_of_birth',
    check: ({ dateOfBirth }, { today, minAge }) =>
      completeDate.test(dateOfBirth) ? birthDateProblem(dateOfBirth, today, minAge) : 'required',
  },
  { question: 'place', name: 'country', wire: 'country', check: form => required(form.country === '') },
  { question: 'place', name: 'region', wire: 'region' },
  { question: 'place', name: 'city', wire: 'city' },
  {
    question: 'name',
    name: 'name',
    wire: 'name',
    check: form => nameProblem(form.name, form.email || undefined),
  },
  { question: 'email', name: 'email', wire: 'email', check: form => emailProblem(form.email) },
  { question: 'password', name: 'password', wire: 'password', check: form => passwordProblem(form.password) },
  { question: 'password', name: 'terms', wire: 'terms_version', check: form => agreed(form.terms) },
  { question: 'password', name: 'sharing', wire: 'consent_sharing' },
];

/** Errors of the answers to one question; the server checks everything again. */
export function questionProblems(
  question: SignupQuestion,
  values: SignupValues,
  rules: FormRules,
): SignupProblems {
  const problems: SignupProblems = {};
  for (const field of fields) {
    const problem = field.question === question && field.check?.(values, rules);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

/** Maps errors of the server to fields, and to the first question that has one. */
export function serverProblems(errors: readonly FieldError[]): {
  problems: SignupProblems;
  question: SignupQuestion | undefined;
} {
  const problems: SignupProblems = {};
  const refused = new Set<SignupQuestion>();
  for (const { field: wire, code } of errors) {
    const field = fields.find(candidate => candidate.wire === wire);
    if (!field) continue;
    problems[field.name] = code;
    refused.add(field.question);
  }
  return { problems, question: signupQuestions.find(question => refused.has(question)) };
}

/** Maps the form to the request; null while an answer is missing. */
export function toSignupRequest(
  values: SignupValues,
  about: SignupStart & {
    language: SignupRequest['language'];
    termsVersion: string;
    /** The traffic source of the address, where only its visitors may sign up. */
    network: string | undefined;
  },
): SignupRequest | null {
  const gender = GENDERS.find(known => known === values.gender);
  const lookingFor = LOOKING_FOR.find(known => known === values.lookingFor);
  const sexuality = SEXUALITIES.find(known => known === values.sexuality);
  if (!gender || !lookingFor || !sexuality || !values.consent) return null;
  return {
    email: canonicalEmail(values.email),
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
    ...(values.sharing && { consent_sharing: true }),
    // sent already here, for those who leave before the last step
    signup_message: withLineBreaks(values.message).trim(),
    ...(about.member ? { signup_member: about.member } : {}),
    ...(about.next ? { next: about.next } : {}),
    ...(about.network && { traffic: { network: about.network } }),
  };
}
