import type { CreditPackage, MemberSummary, TextMessage } from '@velluto/ui/model';

/** A person without a photo, so that the brand's figure is drawn. */
export const member = (
  id: string,
  name: string,
  age: number,
  more: Partial<MemberSummary>,
): MemberSummary => ({
  id,
  name,
  age,
  gender: 'female',
  origin: 'member',
  place: 'Milano',
  language: 'it',
  online: false,
  premium: false,
  photo: null,
  numPhotos: 0,
  numInterests: 3,
  likeNew: false,
  liked: false,
  ...more,
});

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const credits = (
  tone: CreditPackage['tone'],
  amount: number,
  price: number,
  message: number,
): CreditPackage => ({
  kind: 'credits',
  id: tone,
  tone,
  credits: amount,
  price: eur(price),
  normalPrice: eur(price),
  discountPercent: null,
  popular: tone === 'p1',
  messagePrice: eur(message),
  messageCredits: 2,
});

/** One package of each colour. */
export const offers = [
  credits('p0', 20, 999, 100),
  credits('p1', 50, 1999, 80),
  credits('p2', 120, 3999, 67),
  credits('p3', 300, 7999, 54),
];

/** A message of the reader or of the other person. */
export const message = (id: number, mine: boolean, text: string): TextMessage => ({
  kind: 'text',
  id: `${id}`,
  seq: id,
  mine,
  origin: 'member',
  status: mine ? 'read' : 'delivered',
  createdAt: '2026-01-01T12:00:00.000Z',
  credits: mine ? 2 : 0,
  text,
});
