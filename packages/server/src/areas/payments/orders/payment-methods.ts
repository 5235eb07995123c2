import { currencyOf, DIRECT_DEBIT_LIMIT, type PaymentMethod, paymentMethodsFor } from '@velluto/rules';
import type { Site } from '../../../domain/sites/site.ts';
import type { Payments } from '../../../infrastructure/payments/payments.ts';

/** Payment methods in a country: those of the country that both the site and a provider accept. */
export async function offeredMethods(
  site: Site,
  payments: Payments,
  country: string,
): Promise<PaymentMethod[]> {
  const methods = paymentMethodsFor(country).filter(method => site.payment_methods.includes(method));
  const takers = await Promise.all(methods.map(method => payments.takers(method, country)));
  return methods.filter((_, index) => takers[index]?.length);
}

/** The site's terms of direct debit; null where it is not offered, because it needs euro and a provider that supports it. */
export function directDebitTerms(site: Site, payments: Payments, country: string): Site['direct_debit'] {
  if (!payments.debits || currencyOf(country) !== DIRECT_DEBIT_LIMIT.currency) return null;
  return site.countries.includes(country) ? site.direct_debit : null;
}
