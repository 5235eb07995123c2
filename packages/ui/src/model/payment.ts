import type { PaymentMethod as KnownMethod, PaidWith as KnownPaidWith } from '@velluto/rules';
import type { OrOwn } from './member.ts';
import type { Money } from './money.ts';

/** How one can pay; the text of a site's own method has the id `vl.PaymentMethod.<value>`. */
export type PaymentMethod = OrOwn<KnownMethod>;
/** How a payment was made: direct debit too, which is not chosen in an order. */
export type PaidWith = OrOwn<KnownPaidWith>;

/** `loading` is before the first answer; `completed`, `failed` and `cancelled` are final. */
export type PaymentState = 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';

/** A payment as the result page shows it. */
export interface Payment {
  id: string;
  status: PaymentState;
  credits: number;
  amount: Money;
  method: PaidWith;
  /** Days during which unused credits can be given back; 0 when they cannot. */
  refundDays: number;
  /** ISO 8601: when the credits can be used, while they wait for the end of the withdrawal period; null or left out otherwise. */
  usableFrom?: string | null;
}

/** What was bought. */
export type Purchase = { kind: 'credits'; credits: number } | { kind: 'premium'; months: number };

/** One line of the list of payments. */
export interface Transaction {
  id: string;
  purchase: Purchase;
  status: Exclude<PaymentState, 'loading'>;
  amount: Money;
  method: PaidWith;
  /** ISO 8601. */
  createdAt: string;
  /** Text to show instead of the status when it was reversed: withdrawn, refunded or charged back. */
  statusText?: string;
}
