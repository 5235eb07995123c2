import { PAYMENT_METHODS, type PaymentMethod } from '@velluto/rules';
import * as v from 'valibot';

/** A provider for new orders, of all methods and countries or of some. */
export interface PaymentRule {
  /** Name of the provider. */
  provider: string;
  /** Null: all methods. */
  method: PaymentMethod | null;
  /** Two capital letters; null: all countries. */
  country: string | null;
}

const providers = ['mollie', 'stripe'];
const usage = 'for example "stripe:creditcard@DE stripe:paypal mollie"';

/** Reads one rule, `provider[:method][@COUNTRY]`; a text says what is wrong with it. */
function readRule(text: string): PaymentRule | string {
  const [, provider = '', name, country] = /^([a-z]+)(?::([a-z0-9]+))?(?:@([A-Z]{2}))?$/.exec(text) ?? [];
  if (!providers.includes(provider))
    return `must be providers (${providers.join(', ')}) with or without a method and a country, ${usage}, not "${text}"`;
  const method = PAYMENT_METHODS.find(known => known === name) ?? null;
  if (name !== undefined && method === null)
    return `names the unknown payment method "${name}": use one of ${PAYMENT_METHODS.join(', ')}`;
  return { provider, method, country: country ?? null };
}

/** Rules by which the provider of an order is chosen, separated by white space or commas. */
export const paymentRules = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): PaymentRule[] => {
    const rules = dataset.value
      .trim()
      .split(/[\s,]+/)
      .map(readRule);
    const fault = rules.find(rule => typeof rule === 'string');
    if (fault === undefined) return rules.filter(rule => typeof rule !== 'string');
    addIssue({ message: fault });
    return NEVER;
  }),
);
