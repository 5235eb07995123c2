import type { Company } from '../../../packages/ui/src/model/company.ts';
import type { Discount } from '../../../packages/ui/src/model/discount.ts';
import type { Money } from '../../../packages/ui/src/model/money.ts';
import type { CreditPackage, Offer, PremiumPackage } from '../../../packages/ui/src/model/offer.ts';
import type {
  PaidWith,
  Payment,
  PaymentMethod,
  PaymentState,
  Purchase,
  Transaction,
} from '../../../packages/ui/src/model/payment.ts';
import type { RepeatOrderRowProps } from '../../../packages/ui/src/product/payments/RepeatOrderRow/RepeatOrderRow.tsx';
import type { Cost } from '../../../packages/ui/src/product/useCostText.ts';
import { company } from '../../../packages/ui/test/company.ts';
import {
  creditOffers,
  euro,
  premiumOffers,
  reducedOffers,
  timeBonus,
} from '../../../packages/ui/test/offers.ts';
import { transactions } from '../../../packages/ui/test/transactions.ts';
import { of, type PresetsByType } from './preset.ts';

const hour = 3_600_000;
const packages = of<CreditPackage>(
  Object.fromEntries([
    ...creditOffers.map(offer => [`${offer.credits} credits`, offer]),
    ...reducedOffers.map(offer => [`${offer.credits} credits, reduced`, offer]),
  ]),
);
const premium = of<PremiumPackage>(
  Object.fromEntries(premiumOffers.map(offer => [`Premium, ${offer.months} months`, offer])),
);
const withEnd = of<Discount & { expiresAt: string }>({
  'Ends in three hours': timeBonus(3 * hour),
  'Ends in a minute': timeBonus(60_000),
  Ended: timeBonus(0),
});
const methods: readonly PaymentMethod[] = ['creditcard', 'paypal', 'visa', 'postepay', 'sct'];
const methodPresets = Object.fromEntries(methods.map(method => [method, method]));
const payment = (status: PaymentState): Payment => ({
  id: 'tr-1',
  status,
  credits: 50,
  amount: euro(1999),
  method: 'paypal',
  refundDays: 14,
});
const order = (purchase: Purchase, price: Money | null): RepeatOrderRowProps => ({
  purchase,
  price,
  method: 'paypal',
  lastAt: '2026-11-20T18:12:00Z',
  href: '#order',
});
const orders = [
  { id: 'a', ...order({ kind: 'credits', credits: 50 }, euro(1999)) },
  { id: 'b', ...order({ kind: 'premium', months: 3 }, null) },
];
const byStatus = (status: Transaction['status']) => transactions(6).find(each => each.status === status);

/** Presets of properties about credits, prices and payments. */
export const money: PresetsByType = {
  Money: of<Money>({
    Nothing: euro(0),
    '€0.54': euro(54),
    '€19.99': euro(1999),
    '€1,299.00': euro(129_900),
    '19,99 zł': { amountMinor: 1999, currency: 'PLN' },
  }),
  Cost: of<Cost>({
    'From the cheapest package': { credits: 2, price: euro(54) },
    'What was paid for these credits': { credits: 2, price: euro(80), own: true },
    'Free credits': { credits: 2, price: euro(0), own: true },
    'Price unknown': { credits: 2, price: null },
    'One credit': { credits: 1, price: euro(27) },
  }),
  Discount: of<Discount>({
    ...withEnd,
    'A typed code': { code: 'PRIMAVERA10', percent: 10, reason: 'promotion', expiresAt: null },
    Personal: { code: 'ILARIA', percent: 50, reason: 'personal', expiresAt: null },
    Welcome: { code: 'WELCOME', percent: 30, reason: 'welcome', expiresAt: null },
  }),
  'Discount & { expiresAt: string; }': withEnd,
  CreditPackage: packages,
  PremiumPackage: premium,
  Offer: { ...packages, ...premium },
  'CreditPackage[]': of<readonly CreditPackage[]>({
    None: [],
    'Normal prices': creditOffers,
    Reduced: reducedOffers,
  }),
  'Offer[]': of<readonly Offer[]>({
    None: [],
    'Normal prices': creditOffers,
    Reduced: reducedOffers,
    Premium: premiumOffers,
  }),
  PaymentMethod: of<PaymentMethod>(methodPresets),
  PaidWith: of<PaidWith>({ ...methodPresets, 'Direct debit': 'sdd' }),
  'Method[]': of<readonly PaymentMethod[]>({ None: [], One: methods.slice(0, 1), All: methods }),
  Payment: of<Payment>({
    Completed: payment('completed'),
    Pending: payment('pending'),
    Failed: payment('failed'),
  }),
  Purchase: of<Purchase>({
    '50 credits': { kind: 'credits', credits: 50 },
    'One credit': { kind: 'credits', credits: 1 },
    'Premium, 3 months': { kind: 'premium', months: 3 },
  }),
  Transaction: of<Transaction | undefined>({
    Completed: byStatus('completed'),
    Pending: byStatus('pending'),
    Failed: byStatus('failed'),
    Cancelled: byStatus('cancelled'),
  }),
  'Transaction[]': of<Transaction[]>({ None: [], Five: transactions(5) }),
  '(RepeatOrderRowProps & { id: string; })[]': of<typeof orders>({ None: [], Two: orders }),
  '{ max: number; from: Money | null; href: string; }': {
    'With a price': { max: 25, from: euro(999), href: '/credits' },
    'Without a price': { max: 25, from: null, href: '/credits' },
  },
  '{ until: string; href: string; }': {
    'Two weeks left': { until: '2026-12-05T00:00:00Z', href: '#withdrawal' },
  },
  Company: of<Company>({ 'Of the sample site': company, 'Without a phone': { ...company, phone: null } }),
};
