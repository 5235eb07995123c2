import type { ApiProblem, BodyOf } from '@velluto/api-client';
import { DIRECT_DEBIT_CODE_LENGTH, ibanProblem } from '@velluto/rules';
import type { FieldProblemCode } from '@velluto/ui/model';
import type { DirectDebitValues } from '@velluto/ui/product/payment';

/** Why fields of the form are refused. */
export type DebitProblems = Partial<Record<keyof DirectDebitValues, FieldProblemCode>>;

/** The form at first; what is filled in stays in memory only. */
export const emptyDebit: DirectDebitValues = {
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
} as const satisfies Record<string, keyof DirectDebitValues>;

const details = ['holder', 'street', 'number', 'zip', 'city', 'phone'] as const;

/** What is wrong with the account and the address, before anything is sent. */
export function detailProblems(values: DirectDebitValues): DebitProblems {
  const problems: DebitProblems = {};
  for (const name of details) if (values[name].trim() === '') problems[name] = 'required';
  const iban = ibanProblem(values.iban);
  if (iban) problems.iban = iban;
  return problems;
}

/** What is wrong with the code, before it costs a try. */
export function codeProblems({ otp }: DirectDebitValues): DebitProblems {
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
export const toWire = (values: DirectDebitValues): Omit<BodyOf<'startDirectDebit'>, 'package'> => ({
  account_holder: values.holder.trim(),
  iban: values.iban,
  street: values.street.trim(),
  house_number: values.number.trim(),
  zip: values.zip.trim(),
  city: values.city.trim(),
  phone: values.phone.trim(),
});
