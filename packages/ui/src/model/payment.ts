import type { Money } from './money.ts';

/** Ways to pay by their ids in the contract. */
export const paymentMethods = [
  'creditcard',
  'mastercard',
  'visa',
  'maestro',
  'paypal',
  'applepay',
  'ideal',
  'bancontact',
  'cartebancaire',
  'postepay',
  'nexi',
  'sofort',
  'giropay',
  'eps',
  'prezelewy24',
  'blik',
  'sct',
  'paysafecard',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** `loading` is before the first answer; `completed`, `failed` and `cancelled` are final. */
export type PaymentState = 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';

/** A payment as the result page shows it. */
export interface Payment {
  id: string;
  status: PaymentState;
  credits: number;
  amount: Money;
  method: PaymentMethod;
  /** For how many days unused credits can be given back; 0 for none. */
  refundDays: number;
}
