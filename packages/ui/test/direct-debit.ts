import type {
  DirectDebitMandate,
  DirectDebitValues,
} from '../src/product/payments/DirectDebitForm/direct-debit-values.ts';

/** The values of the form before anything is typed. */
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

/** The values of the form before the code arrives. */
export const filledDebit: DirectDebitValues = {
  holder: 'Ilaria Montefalcone',
  iban: 'IT60X0542811101000000123456',
  street: 'Via dei Tigli',
  number: '14 b',
  zip: '20052',
  city: 'Monza',
  phone: '+39 333 1234567',
  otp: '',
};

/** The mandate of the sample site. */
export const mandate: DirectDebitMandate = {
  reference: 'VL-2026-000417',
  creditor: { name: 'Velluto Media B.V.', id: 'NL98ZZZ876543210000' },
};
