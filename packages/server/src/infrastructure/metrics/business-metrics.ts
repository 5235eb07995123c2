import { Counter, type Registry } from 'prom-client';

/** What became of a payment; `begun` when it was ordered. */
export type PaymentStep = 'begun' | 'completed' | 'failed' | 'cancelled';
/** What became of a mail: taken by the mail server, refused by it or reported as undeliverable, or withheld since it would not arrive or is not wanted any more. */
export type MailOutcome = 'sent' | 'refused' | 'withheld';

/** What happens on the sites, counted after it was stored; never about whom. */
export interface BusinessMetrics {
  /** Counts an account that was made. */
  signedUp(site: string): void;
  /** Counts a written message; a held one too. */
  wroteMessage(site: string, price: 'free' | 'paid'): void;
  /** Counts an order, and how it ended; never direct debits, which are collected days later. */
  payment(site: string, step: PaymentStep): void;
  /** Counts a mail that was delivered or given up. */
  mail(site: string, outcome: MailOutcome): void;
}

/**
 * Makes the counters, which begin with 0, so that a first event is seen as growth.
 *
 * @param sites ids of the sites; other ids, of sites that were removed, count as `other`
 */
export function createBusinessMetrics(registry: Registry, sites: readonly string[]): BusinessMetrics {
  const counter = (name: string, help: string, label?: { name: string; values: readonly string[] }) => {
    const labelNames = ['site', ...(label ? [label.name] : [])];
    const made = new Counter({ name, help, labelNames, registers: [registry] });
    for (const site of sites)
      for (const value of label?.values ?? [undefined]) made.labels(...[site, value ?? []].flat()).inc(0);
    return (site: string, value?: string) =>
      made.labels(...[sites.includes(site) ? site : 'other', value ?? []].flat()).inc();
  };
  const signedUp = counter('velluto_signups_total', 'Accounts that were made, by site.');
  const wroteMessage = counter('velluto_messages_total', 'Written messages by site and price.', {
    name: 'price',
    values: ['free', 'paid'],
  });
  const payment = counter(
    'velluto_payments_total',
    'Orders and their ends, without direct debits, by site and step.',
    {
      name: 'step',
      values: ['begun', 'completed', 'failed', 'cancelled'],
    },
  );
  const mail = counter('velluto_mails_total', 'Mails by site and outcome.', {
    name: 'outcome',
    values: ['sent', 'refused', 'withheld'],
  });
  return { signedUp: site => signedUp(site), wroteMessage, payment, mail };
}
