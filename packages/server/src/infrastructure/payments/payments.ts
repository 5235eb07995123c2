import type { PaymentMethod } from '@velluto/rules';
import type { PaymentRule } from '../config/payment-rules.ts';
import type { DebitProvider } from './direct-debits.ts';
import type { PaymentProvider } from './provider.ts';

/** The payment providers of the installation. */
export interface Payments {
  /** All that have a key, also those that take no new orders: they still tell of old ones and refund them. */
  all: readonly PaymentProvider[];
  /** The provider of a stored payment; undefined for one that has no key any more, which therefore tells nothing. */
  of(name: string): PaymentProvider | undefined;
  /** Providers that take a new order, the first choice first. */
  takers(method: PaymentMethod, country: string): Promise<PaymentProvider[]>;
  /** Direct debit; null where no provider supports it. */
  debits: DebitProvider | null;
  /** Name of the provider of direct debits. */
  debitsBy: string | null;
}

/**
 * Chooses by method and country: the rules that match name the providers of an order in their order.
 *
 * @param rules null lets all providers take all orders
 */
export function paymentsBy(all: readonly PaymentProvider[], rules: readonly PaymentRule[] | null): Payments {
  const find = (name: string) => all.find(provider => provider.name === name);
  const named = rules ?? all.map(({ name }) => ({ provider: name, method: null, country: null }));
  const debits = all.find(provider => provider.debits !== null);
  return {
    all,
    of: find,
    async takers(method, country) {
      const names = named
        .filter(rule => (rule.method ?? method) === method && (rule.country ?? country) === country)
        .map(rule => rule.provider);
      const chosen = [...new Set(names)].flatMap(name => find(name) ?? []);
      const offers = await Promise.all(chosen.map(async provider => (await provider.methods()).has(method)));
      return chosen.filter((_, index) => offers[index]);
    },
    debits: debits?.debits ?? null,
    debitsBy: debits?.name ?? null,
  };
}
