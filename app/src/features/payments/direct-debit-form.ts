import type { BodyOf } from '@velluto/api-client';
import { DIRECT_DEBIT_CODE_LENGTH, ibanProblem } from '@velluto/rules';
import type { DirectDebitValues } from '@velluto/ui/product/payments';
import { type FormErrors, requireFields, toFormErrors } from '../../lib/problem.ts';

/** Field errors. */
export type DebitProblems = NonNullable<FormErrors<keyof DirectDebitValues>['fields']>;

/** Initial values of the form; typed values stay in memory only. */
export const emptyDebit: DirectDebitValues = {
  holder: '',
  iban: '',
  street: '',
  number: '',
  zip: '',
  city: '',
  phone: '',
  otp: '',
};

const fieldNames = Object.keys(emptyDebit) as (keyof DirectDebitValues)[];
/** Fields that have another name in the request. */
const wireNames = { account_holder: 'holder', house_number: 'number' } as const;

const details = ['holder', 'street', 'number', 'zip', 'city', 'phone'] as const;

/** Errors of account and address, found before anything is sent. */
export function detailProblems(values: DirectDebitValues): DebitProblems {
  const iban = ibanProblem(values.iban);
  return { ...requireFields(values, details)?.fields, ...(iban && { iban }) };
}

/** Errors of the code, found before it costs an attempt. */
export function codeProblems({ otp }: DirectDebitValues): DebitProblems {
  if (otp === '') return { otp: 'required' };
  return otp.length < DIRECT_DEBIT_CODE_LENGTH ? { otp: 'too_short' } : {};
}

/** Account and address as the request has them. */
export const toWire = (values: DirectDebitValues): Omit<BodyOf<'startDirectDebit'>, 'package'> => ({
  account_holder: values.holder.trim(),
  iban: values.iban,
  street: values.street.trim(),
  house_number: values.number.trim(),
  zip: values.zip.trim(),
  city: values.city.trim(),
  phone: values.phone.trim(),
});

/** The errors of a failed call, at the fields of the form. */
export const debitErrors = (error: unknown) => toFormErrors(error, fieldNames, wireNames);
