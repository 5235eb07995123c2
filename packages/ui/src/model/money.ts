/** An amount in the smallest unit of its currency: `{ amountMinor: 1499, currency: 'EUR' }` is 14,99 €. */
export interface Money {
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}
