import type { Money as WireMoney } from '@velluto/api-client';
import type { Money } from '@velluto/ui/model';

/** An amount, from the wire. */
export const toMoney = ({ amount_minor, currency }: WireMoney): Money => ({
  amountMinor: amount_minor,
  currency,
});
