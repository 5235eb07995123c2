import { paymentMethodPicker } from '../../../i18n/messages/payment.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { PaidWith } from '../../../model/payment.ts';
import { marks } from '../PaymentMethodMark/method-marks.ts';

/** Name of a payment method: a brand name, or ours where there is none. */
export function methodName(t: Translate, method: PaidWith): string {
  if (method === 'creditcard') return t(paymentMethodPicker.creditcard);
  if (method === 'sct') return t(paymentMethodPicker.sct);
  if (method === 'directdebit') return t(paymentMethodPicker.directdebit);
  return marks[method].name;
}
