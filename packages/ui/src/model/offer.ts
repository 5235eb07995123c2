import type { Money } from './money.ts';

/** Colour of a package; it has no other meaning. */
export type PackageTone = 'p0' | 'p1' | 'p2' | 'p3';

interface OfferBase {
  id: string;
  tone: PackageTone;
  /** The price to pay, discount included. */
  price: Money;
  /** The normal price; shown crossed out only when it is higher. */
  normalPrice: Money;
  discountPercent: number | null;
  /** The site recommends it. */
  popular?: boolean;
}

/** A number of credits, paid once. */
export interface CreditPackage extends OfferBase {
  kind: 'credits';
  credits: number;
  /** Price of one message with the credits of this package. */
  messagePrice: Money;
  /** What one message costs in credits. */
  messageCredits: number;
}

/** Premium for some months, with credits each month. */
export interface PremiumPackage extends OfferBase {
  kind: 'premium';
  months: number;
  creditsPerMonth: number;
  /** Price of one message with the credits of this package; not shown when left out. */
  messagePrice?: Money;
  /** It can be paid by direct debit too, which renews it each month. */
  mayRenew?: boolean;
}

/** A package that can be bought. */
export type Offer = CreditPackage | PremiumPackage;
