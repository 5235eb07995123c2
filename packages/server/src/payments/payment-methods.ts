import { currencyOf, DIRECT_DEBIT_LIMIT, type PaymentMethod, paymentMethodsFor } from '@velluto/rules';
import type { PaymentProvider } from '../ports/payments/provider.ts';
import type { Site } from '../sites/site.ts';

/** Ways to pay in a country: those of the country that the site takes and the provider can handle. */
export async function offeredMethods(
  site: Site,
  provider: PaymentProvider,
  country: string,
): Promise<PaymentMethod[]> {
  const offered = await provider.methods();
  return paymentMethodsFor(country).filter(
    method => site.payment_methods.includes(method) && offered.has(method),
  );
}

/** How a site collects; null where direct debit is not offered: it is in euro only, and the provider must be able to. */
export function directDebitTerms(
  site: Site,
  provider: PaymentProvider,
  country: string,
): Site['direct_debit'] {
  if (!provider.debits || currencyOf(country) !== DIRECT_DEBIT_LIMIT.currency) return null;
  return site.countries.includes(country) ? site.direct_debit : null;
}
