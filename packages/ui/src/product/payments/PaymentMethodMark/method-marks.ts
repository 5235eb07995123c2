import type { PaidWith as KnownMethod } from '@velluto/rules';
import type { IconShape } from '../../../base/Icon/Icon.tsx';
import { bank, card } from '../../../base/Icon/icons.ts';
import type { PaidWith } from '../../../model/payment.ts';
import { brandMarks } from './brand-marks.ts';

const brand = (name: keyof typeof brandMarks): IconShape => ({ d: brandMarks[name], solid: true });

/** The mark of the brand where there is a free drawing of it, else an icon of the kind: never letters in its place. */
const marks: Record<KnownMethod, IconShape> = {
  creditcard: card,
  mastercard: brand('mastercard'),
  visa: brand('visa'),
  maestro: card,
  paypal: brand('paypal'),
  applepay: brand('applepay'),
  ideal: bank,
  bancontact: card,
  cartebancaire: card,
  postepay: card,
  nexi: card,
  sofort: bank,
  giropay: bank,
  eps: bank,
  prezelewy24: bank,
  blik: bank,
  sct: bank,
  directdebit: bank,
  paysafecard: brand('paysafecard'),
};

/** The mark of a method; a card for one that a site has added. */
export const markOf = (method: PaidWith): IconShape =>
  Object.hasOwn(marks, method) ? marks[method as KnownMethod] : card;
