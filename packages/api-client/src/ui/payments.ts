import type {
  Company,
  CreditPackage,
  Discount,
  Money,
  Offer,
  Payment,
  PremiumPackage,
  Purchase,
  Transaction,
} from '@velluto/ui/model';
import type {
  CompanyInfo,
  DiscountCode,
  PackagesResponse,
  TransactionDetail,
  Money as WireMoney,
  Payment as WirePayment,
  Transaction as WireTransaction,
} from '../generated/schema.ts';

/** An amount. */
export const toMoney = ({ amount_minor, currency }: WireMoney): Money => ({
  amountMinor: amount_minor,
  currency,
});

/** What was bought, from the fields that lists have of it. */
export const toPurchase = ({ credits, months }: { credits: number; months: number | null }): Purchase =>
  months === null ? { kind: 'credits', credits } : { kind: 'premium', months };

/** What offers say beside the packages. */
export interface OfferTerms {
  /** Credits that one message costs. */
  messageCredits: number;
  /** Whether premium can be bought with a renewal, by direct debit. */
  mayRenew: boolean;
}

/** All packages, credits first. */
export function toOffers(
  { credits, premium }: Pick<PackagesResponse, 'credits' | 'premium'>,
  { messageCredits, mayRenew }: OfferTerms,
): Offer[] {
  return [
    ...credits.map(
      (creditPackage): CreditPackage => ({
        kind: 'credits',
        id: creditPackage.id,
        tone: creditPackage.tone,
        credits: creditPackage.credits,
        price: toMoney(creditPackage.price),
        normalPrice: toMoney(creditPackage.normal_price),
        discountPercent: creditPackage.discount_percent,
        popular: creditPackage.popular,
        messagePrice: toMoney(creditPackage.message_price),
        messageCredits,
      }),
    ),
    ...premium.map(
      (premiumPackage): PremiumPackage => ({
        kind: 'premium',
        id: premiumPackage.id,
        tone: premiumPackage.tone,
        months: premiumPackage.months,
        creditsPerMonth: premiumPackage.credits_per_month,
        ...(premiumPackage.message_price && { messagePrice: toMoney(premiumPackage.message_price) }),
        mayRenew,
        price: toMoney(premiumPackage.price),
        normalPrice: toMoney(premiumPackage.normal_price),
        discountPercent: premiumPackage.discount_percent,
      }),
    ),
  ];
}

/** A discount, with its percentage where that may be announced. */
export function toDiscount(code: DiscountCode): Discount {
  return {
    code: code.code,
    percent: code.announced_percentage,
    reason: code.reason,
    expiresAt: code.expires,
  };
}

/** A payment. */
export const toPayment = (wire: WirePayment): Payment => ({
  id: wire.payment_id,
  status: wire.status,
  credits: wire.credits,
  amount: toMoney(wire.amount),
  method: wire.method,
  refundDays: wire.refund_days,
  usableFrom: wire.usable_from,
});

/** A row of the list of payments. One without an answer yet is pending; `undone` has no text here. */
export function toTransaction(wire: WireTransaction | TransactionDetail): Transaction {
  return {
    id: wire.id,
    purchase: toPurchase(wire),
    status: wire.status === 'loading' ? 'pending' : wire.status,
    amount: toMoney(wire.amount),
    method: wire.method,
    createdAt: wire.created_at,
  };
}

/**
 * The seller.
 *
 * @param email address of the support, which the settings name; null where none is shown
 */
export function toCompany(wire: CompanyInfo, email: string | null): Company {
  return {
    name: wire.name,
    tradeNames: wire.tradenames,
    address: wire.address,
    city: wire.city,
    country: wire.country,
    register: wire.kvk,
    vatNumbers: wire.vat_numbers,
    phone: wire.support_phone,
    email,
  };
}
