import type { ApiProblem, BodyOf } from '@velluto/api-client';
import { DIRECT_DEBIT_CODE_LENGTH, ibanProblem } from '@velluto/rules';
import type { FieldProblemCode } from '@velluto/ui/model';

/** What the form holds. It stays in memory only. */
export interface DebitValues {
  holder: string;
  iban: string;
  street: string;
  number: string;
  zip: string;
  city: string;
  phone: string;
  otp: string;
}

export type DebitProblems = Partial<Record<keyof DebitValues, FieldProblemCode>>;

export const emptyDebit: DebitValues = {
  ...{ holder: '', iban: '', street: '', number: '', zip: '', city: '', phone: '', otp: '' },
};

/** Names of the wire for the fields of the form. */
const wireNames = {
  account_holder: 'holder',
  iban: 'iban',
  street: 'street',
  house_number: 'number',
  zip: 'zip',
  city: 'city',
  phone: 'phone',
  otp: 'otp',
} as const satisfies Record<string, keyof DebitValues>;

const details = ['holder', 'street', 'number', 'zip', 'city', 'phone'] as const;

/** What is wrong with the account and the address, before anything is sent. */
export function detailProblems(values: DebitValues): DebitProblems {
  const problems: DebitProblems = {};
  for (const name of details) if (values[name].trim() === '') problems[name] = 'required';
  const iban = ibanProblem(values.iban);
  if (iban) problems.iban = iban;
  return problems;
}

/** What is wrong with the code, before it costs a try. */
export function codeProblems({ otp }: DebitValues): DebitProblems {
  if (otp === '') return { otp: 'required' };
  return otp.length < DIRECT_DEBIT_CODE_LENGTH ? { otp: 'too_short' } : {};
}

/** The fields that the server refused. */
export function refusedFields({ fields }: Pick<ApiProblem, 'fields'>): DebitProblems {
  const problems: DebitProblems = {};
  for (const { field, code } of fields) {
    if (field in wireNames) problems[wireNames[field as keyof typeof wireNames]] = code;
  }
  return problems;
}

/** The account and the address for the wire. */
export const toWire = (values: DebitValues): Omit<BodyOf<'startDirectDebit'>, 'package'> => ({
  account_holder: values.holder.trim(),
  iban: values.iban,
  street: values.street.trim(),
  house_number: values.number.trim(),
  zip: values.zip.trim(),
  city: values.city.trim(),
  phone: values.phone.trim(),
});
