'use client';

import { useLingui } from '@lingui/react/macro';
import { cost as messages } from '../i18n/messages/payments/cost.ts';
import type { Money } from '../model/money.ts';
import { useFormat } from '../provider/hooks.ts';

/** What a paid act costs: credits, and what they are in money. */
export interface Cost {
  credits: number;
  /** Null when unknown. */
  price: Money | null;
  /** `price` is what the reader paid for the credits this takes, not the least that credits can be had for. */
  own?: boolean;
}

/** Text of a cost: “2 credits · from €0.80”, “2 credits · €1.00” at the reader's own price, “2 free credits”. */
export function useCostText(): (cost: Cost) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ credits, price, own = false }) => {
    if (!price) return t(messages.credits({ credits }));
    if (own && price.amountMinor === 0) return t(messages.free({ credits }));
    return t((own ? messages.own : messages.from)({ credits, price: format.money(price) }));
  };
}
