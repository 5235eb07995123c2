import type { PaidWith as KnownMethod } from '@velluto/rules';
import { paymentMethodPicker } from '../../../i18n/messages/payments/payment.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { PaidWith } from '../../../model/payment.ts';

const { creditcard, sct, directdebit } = paymentMethodPicker;
const ours = { creditcard, sct, directdebit };

const brandNames: Record<Exclude<KnownMethod, keyof typeof ours>, string> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  cartebancaire: 'Carte Bancaire',
  postepay: 'Postepay',
  nexi: 'Nexi',
  sofort: 'Sofort',
  giropay: 'giropay',
  eps: 'eps',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  paysafecard: 'paysafecard',
};

const isBrand = (method: string): method is keyof typeof brandNames => Object.hasOwn(brandNames, method);

/** Name of a payment method: that of the brand, ours where there is none, or that of a site for its own method. */
export const methodName = (t: Translate, method: PaidWith): string =>
  isBrand(method) ? brandNames[method] : t(valueMessage(ours, 'PaymentMethod', method));
