import { type Problem, problemCodes } from '../../../packages/ui/src/model/problem.ts';
import type { Option } from '../../../packages/ui/src/model/search.ts';
import type { Place } from '../../../packages/ui/src/patterns/PlaceFields/PlaceFields.tsx';
import type { LoginValues } from '../../../packages/ui/src/product/accounts/LoginForm/LoginForm.tsx';
import type { PasswordPairValues } from '../../../packages/ui/src/product/accounts/PasswordPair/PasswordPair.tsx';
import type { PreferenceValues } from '../../../packages/ui/src/product/accounts/PreferenceFields/PreferenceFields.tsx';
import type {
  AccountValues,
  BirthValues,
  GenderValues,
  IntroductionValues,
  NameValues,
  SharingSite,
} from '../../../packages/ui/src/product/accounts/SignupSteps/signup-values.ts';
import type {
  DirectDebitMandate,
  DirectDebitValues,
} from '../../../packages/ui/src/product/payments/DirectDebitForm/direct-debit-values.ts';
import { emptyDebit, filledDebit, mandate } from '../../../packages/ui/test/direct-debit.ts';
import { of, type Presets, type PresetsByType } from './preset.ts';

const options: Option[] = [
  { value: 'lombardia', label: 'Lombardia' },
  { value: 'piemonte', label: 'Piemonte' },
  { value: 'toscana', label: 'Toscana' },
];
const optionLists = of<readonly Option[]>({ None: [], Three: options });
const ranges = { '18 to 99': { from: 18, to: 99 }, '30 to 45': { from: 30, to: 45 } };

/** The values of forms, by their type. Their keys are the fields to which a problem can belong. */
const values = {
  AccountValues: of<AccountValues>({
    Empty: { email: '', password: '', terms: false },
    Filled: { email: 'ilaria@example.com', password: 'seven paper moons', terms: true },
  }),
  BirthValues: of<BirthValues>({
    Empty: { dateOfBirth: '', country: 'IT', region: null, city: '' },
    Filled: { dateOfBirth: '1990-03-14', country: 'IT', region: 'lombardia', city: 'Monza' },
  }),
  GenderValues: of<GenderValues>({
    Empty: { gender: null, lookingFor: null, sexuality: null, consent: false },
    Filled: { gender: 'female', lookingFor: 'male', sexuality: 'hetero', consent: true },
  }),
  IntroductionValues: of<IntroductionValues>({
    Empty: { message: '' },
    Filled: { message: 'Shall we go then?' },
  }),
  PreferenceValues: of<PreferenceValues>({
    Given: { lookingFor: 'male', sexuality: 'hetero', consent: true, ages: { from: 28, to: 42 } },
    Withdrawn: { lookingFor: null, sexuality: null, consent: false, ages: { from: 28, to: 42 } },
  }),
  NameValues: of<NameValues>({ Empty: { name: '' }, Filled: { name: 'Ilaria' } }),
  LoginValues: of<LoginValues>({
    Empty: { login: '', password: '' },
    Filled: { login: 'ilaria@example.com', password: 'seven paper moons' },
  }),
  PasswordPairValues: of<PasswordPairValues>({
    Empty: { password: '', repeat: '' },
    Different: { password: 'seven paper moons', repeat: 'seven paper' },
    Equal: { password: 'seven paper moons', repeat: 'seven paper moons' },
  }),
  DirectDebitValues: of<DirectDebitValues>({
    Empty: emptyDebit,
    Filled: filledDebit,
  }),
  Place: of<Place>({
    Empty: { country: 'IT', region: null, city: '' },
    Filled: { country: 'IT', region: 'lombardia', city: 'Monza' },
  }),
} as const satisfies PresetsByType;

/** No problem, one of the first field, or one of each: from the fields of the values. */
const problemsOf = (presets: Presets<object>) => {
  const fields = Object.keys(Object.values(presets)[0] ?? {});
  const all = Object.fromEntries(fields.map(field => [field, 'required']));
  return { None: {}, 'First field': Object.fromEntries(Object.entries(all).slice(0, 1)), 'Every field': all };
};

/** Presets of properties of fields and forms. */
export const forms: PresetsByType = {
  ...values,
  ...Object.fromEntries(
    Object.entries(values).map(([type, presets]) => [`Problems of ${type}`, problemsOf(presets)]),
  ),
  'SharingSite[]': of<readonly SharingSite[]>({
    None: [],
    One: [{ site: 'Nordlys', company: 'Nordlys A/S', country: 'DK' }],
  }),
  // a type with a single key is written with the key
  'Problems of "message"': problemsOf({ Empty: { message: '' } }),
  'Problems of "name"': problemsOf({ Empty: { name: '' } }),
  Problem: of<Problem>(
    Object.fromEntries(problemCodes.map(code => [code, { code, minutes: 5, need: 2, have: 1, max: 5 }])),
  ),
  'Option[]': optionLists,
  'SelectOption[]': optionLists,
  'RadioCard[]': optionLists,
  Range: ranges,
  '{ from: number; to: number; }': ranges,
  DirectDebitMandate: of<DirectDebitMandate>({
    'General text': mandate,
    German: {
      ...mandate,
      wording: {
        language: 'de',
        text: ['Ich ermächtige den Gläubiger, diese Zahlung einzuziehen.'],
      },
    },
  }),
};
