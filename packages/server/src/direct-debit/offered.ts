import { currencyOf, DIRECT_DEBIT_LIMIT } from '@velluto/rules';
import type { PaymentProvider } from '../ports/payments/provider.ts';
import type { Site } from '../sites/site.ts';

/** How a site collects; null where direct debit is not offered: it is in euro only, and the provider must be able to. */
export function directDebitOf(site: Site, provider: PaymentProvider, country: string): Site['direct_debit'] {
  if (!provider.debits || currencyOf(country) !== DIRECT_DEBIT_LIMIT.currency) return null;
  return site.countries.includes(country) ? site.direct_debit : null;
}
