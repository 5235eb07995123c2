'use client';

import { useLingui } from '@lingui/react/macro';
import { composer } from '../../i18n/messages/chat.ts';
import type { Money } from '../../model/money.ts';
import { useFormat } from '../../provider/hooks.ts';

/** What something costs: `price` in money with the cheapest package, null when unknown. */
export interface Cost {
  credits: number;
  price: Money | null;
}

/** Returns a function that gives the text of a cost: “2 credits · from €0.80”. */
export function useCostText(): (cost: Cost) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ credits, price }) =>
    price ? t(composer.cost({ credits, price: format.money(price) })) : t(composer.costCredits({ credits }));
}
