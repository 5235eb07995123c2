import type { PaymentMethod } from '../../../model/payment.ts';

/** What a way to pay is, in a drawing. */
export type MarkShape = 'card' | 'wallet' | 'bank' | 'phone' | 'voucher';

/** Neutral marks: the kind of payment as a drawing, the name's letters as text. No one's logo. */
export const marks: Record<PaymentMethod, { name: string; shape: MarkShape; letters: string }> = {
  creditcard: { name: '', shape: 'card', letters: '' },
  mastercard: { name: 'Mastercard', shape: 'card', letters: 'Mc' },
  visa: { name: 'Visa', shape: 'card', letters: 'Vi' },
  maestro: { name: 'Maestro', shape: 'card', letters: 'Ma' },
  paypal: { name: 'PayPal', shape: 'wallet', letters: 'PP' },
  applepay: { name: 'Apple Pay', shape: 'phone', letters: 'AP' },
  ideal: { name: 'iDEAL', shape: 'bank', letters: 'iD' },
  bancontact: { name: 'Bancontact', shape: 'card', letters: 'Bc' },
  cartebancaire: { name: 'Carte Bancaire', shape: 'card', letters: 'CB' },
  postepay: { name: 'Postepay', shape: 'card', letters: 'Po' },
  nexi: { name: 'Nexi', shape: 'card', letters: 'Nx' },
  sofort: { name: 'Sofort', shape: 'bank', letters: 'So' },
  giropay: { name: 'giropay', shape: 'bank', letters: 'gp' },
  eps: { name: 'eps', shape: 'bank', letters: 'ep' },
  prezelewy24: { name: 'Przelewy24', shape: 'bank', letters: 'P24' },
  blik: { name: 'BLIK', shape: 'phone', letters: 'Bl' },
  sct: { name: '', shape: 'bank', letters: '' },
  paysafecard: { name: 'paysafecard', shape: 'voucher', letters: 'ps' },
};
