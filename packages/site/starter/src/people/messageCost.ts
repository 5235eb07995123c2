import type { Settings } from '@velluto/api-client';
import type { Cost } from '@velluto/ui/product/payments';

/** What a message costs: its credits, and their lowest price in the visitor's country. */
export function messageCost(settings: Settings, credits = settings.message_credits): Cost {
  const lowest = settings.minimum_message_costs[settings.payment_country];
  if (!lowest || settings.message_credits === 0) return { credits, price: null };
  const amountMinor = Math.ceil((lowest.costs * credits) / settings.message_credits);
  return { credits, price: { amountMinor, currency: lowest.currency } };
}
