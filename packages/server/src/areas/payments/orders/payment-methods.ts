import { currencyOf, DIRECT_DEBIT_LIMIT, type PaymentMethod, paymentMethodsFor } from '@velluto/rules';
import type { Site } from '../../../domain/sites/site.ts';
import type { Payments } from '../../../infrastructure/payments/payments.ts';
import type { PaymentProvider } from '../../../infrastructure/payments/provider.ts';

/** Providers that take a method in a country, the first choice first; none where country or site do not have it. */
export async function takersOf(
  site: Site,
  payments: Payments,
  method: PaymentMethod,
  country: string,
): Promise<PaymentProvider[]> {
  const has = paymentMethodsFor(country).includes(method) && site.payment_methods.includes(method);
  return has ? payments.takers(method, country) : [];
}

/** Payment methods in a country: those of the country that both the site and a provider accept. */
export async function offeredMethods(
  site: Site,
  payments: Payments,
  country: string,
): Promise<PaymentMethod[]> {
  const methods = paymentMethodsFor(country);
  const takers = await Promise.all(methods.map(method => takersOf(site, payments, method, country)));
  return methods.filter((_, index) => takers[index]?.length);
}

/** The site's terms of direct debit; null where it is not offered, because it needs euro and a provider that supports it. */
export function directDebitTerms(site: Site, payments: Payments, country: string): Site['direct_debit'] {
  if (!payments.debits || currencyOf(country) !== DIRECT_DEBIT_LIMIT.currency) return null;
  return site.countries.includes(country) ? site.direct_debit : null;
}
