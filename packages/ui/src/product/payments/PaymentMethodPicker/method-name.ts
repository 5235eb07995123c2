import { paymentMethodPicker } from '../../../i18n/messages/payments/payment.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { PaidWith } from '../../../model/payment.ts';
import { markOf } from '../PaymentMethodMark/method-marks.ts';

const { creditcard, sct, directdebit } = paymentMethodPicker;
const ours = { creditcard, sct, directdebit };

/** Name of a payment method: a brand name, ours where there is none, or that of a site for its own method. */
export const methodName = (t: Translate, method: PaidWith): string =>
  markOf(method).name || t(valueMessage(ours, 'PaymentMethod', method));
