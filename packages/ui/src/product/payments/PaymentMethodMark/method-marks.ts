import type { PaidWith as KnownMethod } from '@velluto/rules';
import type { PaidWith } from '../../../model/payment.ts';

/** The kind of a payment method as a drawing. */
export type MarkShape = 'card' | 'wallet' | 'bank' | 'phone' | 'voucher';

/** A payment method as it is drawn; without a name where the name is a text of ours. */
interface Mark {
  name: string;
  shape: MarkShape;
  letters: string;
}

/** Neutral drawings for kinds of payment; cards have the initials of their name. No trademarks. */
const marks: Record<KnownMethod, Mark> = {
  creditcard: { name: '', shape: 'card', letters: '' },
  mastercard: { name: 'Mastercard', shape: 'card', letters: 'Mc' },
  visa: { name: 'Visa', shape: 'card', letters: 'Vi' },
  maestro: { name: 'Maestro', shape: 'card', letters: 'Ma' },
  paypal: { name: 'PayPal', shape: 'wallet', letters: '' },
  applepay: { name: 'Apple Pay', shape: 'phone', letters: '' },
  ideal: { name: 'iDEAL', shape: 'bank', letters: '' },
  bancontact: { name: 'Bancontact', shape: 'card', letters: 'Bc' },
  cartebancaire: { name: 'Carte Bancaire', shape: 'card', letters: 'CB' },
  postepay: { name: 'Postepay', shape: 'card', letters: 'Po' },
  nexi: { name: 'Nexi', shape: 'card', letters: 'Nx' },
  sofort: { name: 'Sofort', shape: 'bank', letters: '' },
  giropay: { name: 'giropay', shape: 'bank', letters: '' },
  eps: { name: 'eps', shape: 'bank', letters: '' },
  prezelewy24: { name: 'Przelewy24', shape: 'bank', letters: '' },
  blik: { name: 'BLIK', shape: 'phone', letters: '' },
  sct: { name: '', shape: 'bank', letters: '' },
  directdebit: { name: '', shape: 'bank', letters: '' },
  paysafecard: { name: 'paysafecard', shape: 'voucher', letters: '' },
};

/** The mark of a method; a plain card for one that a site has added. */
export const markOf = (method: PaidWith): Mark =>
  Object.hasOwn(marks, method) ? marks[method as KnownMethod] : { name: '', shape: 'card', letters: '' };
