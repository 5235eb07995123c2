import { PAYMENT_BRANDS } from '@velluto/rules';
import { paymentMethodPicker } from '../../../i18n/messages/payments/payment.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { PaidWith } from '../../../model/payment.ts';

const { creditcard, sct, directdebit } = paymentMethodPicker;
const ours = { creditcard, sct, directdebit };

const isBrand = (method: string): method is keyof typeof PAYMENT_BRANDS =>
  Object.hasOwn(PAYMENT_BRANDS, method);

/** Name of a payment method: that of the brand, ours where there is none, or that of a site for its own method. */
export const methodName = (t: Translate, method: PaidWith): string =>
  isBrand(method) ? PAYMENT_BRANDS[method] : t(valueMessage(ours, 'PaymentMethod', method));
