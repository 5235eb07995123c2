import { currencyOf, DIRECT_DEBIT_LIMIT, type PaymentMethod, paymentMethodsFor } from '@velluto/rules';
import type { Site } from '../../../domain/sites/site.ts';
import type { PaymentProvider } from '../../../infrastructure/payments/provider.ts';

/** Payment methods in a country: those of the country that both site and provider accept. */
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

/** The site's terms of direct debit; null where it is not offered, because it needs euro and a provider that supports it. */
export function directDebitTerms(
  site: Site,
  provider: PaymentProvider,
  country: string,
): Site['direct_debit'] {
  if (!provider.debits || currencyOf(country) !== DIRECT_DEBIT_LIMIT.currency) return null;
  return site.countries.includes(country) ? site.direct_debit : null;
}
