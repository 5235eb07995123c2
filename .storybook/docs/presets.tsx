import { Icon } from '../../packages/ui/src/base/Icon/Icon.tsx';
import * as icons from '../../packages/ui/src/base/Icon/icons.ts';
import {
  like,
  longName,
  member,
  members,
  profile,
  profileView,
  viewer,
} from '../../packages/ui/test/members.ts';
import { conversation, conversations, giulia, message, talk } from '../../packages/ui/test/messages.ts';
import { creditOffers, premiumOffers, reducedOffers } from '../../packages/ui/test/offers.ts';
import { landscapePhoto, lockedPhoto, missingPhoto, portrait } from '../../packages/ui/test/photos.ts';
import { transactions } from '../../packages/ui/test/transactions.ts';

/** Values to choose from in place of an editor for objects, by a name that a reader understands. */
export type Presets = Readonly<Record<string, unknown>>;

const summaries: Presets = {
  'A member': member(0),
  'Likes you': member(1),
  'Fictional profile': member(4),
  'Without a photo': member(2, { photo: null }),
  'Locked photo': member(2, { photo: lockedPhoto }),
  'Very long name': member(2, { name: longName }),
};
const lists: Presets = { None: [], Three: members(3), Twelve: members(12) };
const packages: Presets = Object.fromEntries([
  ...creditOffers.map(offer => [`${offer.credits} credits`, offer]),
  ...reducedOffers.map(offer => [`${offer.credits} credits, reduced`, offer]),
]);
const own = { mine: true, credits: 2 } as const;
const photos: Presets = {
  Portrait: portrait(6),
  'Wider than high': landscapePhoto,
  Locked: lockedPhoto,
  'Cannot be loaded': missingPhoto,
  None: null,
};
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** Presets by the TypeScript type of a property. */
const byType: Readonly<Record<string, Presets>> = {
  Viewer: {
    'Paying member': viewer(),
    'Without credits': viewer({ credits: 0 }),
    'Nothing new': viewer({ unread: 0, newLikes: 0 }),
    'Without a photo': viewer({ photo: null }),
    Visitor: null,
  },
  TileMember: summaries,
  MemberSummary: summaries,
  MemberProfile: {
    'A member': profile(0),
    'Fictional profile': profile(4, { origin: 'ai' }),
    'Without photos': profile(2, { photo: null, photos: [] }),
    'Very long name': profile(2, { name: longName }),
  },
  ConversationMember: { Giulia: giulia, 'Without a photo': { ...giulia, photo: null } },
  Like: { Seen: like(1), New: like(1, { likeNew: true }) },
  ProfileView: { 'A view': profileView(1) },
  Message: {
    Received: message(1, 'Shall we go then?'),
    Sent: message(2, 'Shall we go then?', { ...own, status: 'sent' }),
    Read: message(2, 'Shall we go then?', { ...own, status: 'read' }),
    Failed: message(2, 'Shall we go then?', { ...own, status: 'failed', seq: null }),
  },
  Conversation: { Read: conversation('a'), Unread: conversation('a', { unread: 3 }) },
  CreditPackage: packages,
  PremiumPackage: Object.fromEntries(premiumOffers.map(offer => [`${offer.months} months`, offer])),
  Offer: packages,
  PhotoSource: photos,
  Money: { Nothing: euro(0), '€0.54': euro(54), '€19.99': euro(1999), '€1,299.00': euro(129_900) },
  IconShape: icons,
  'TileMember[]': lists,
  'MemberSummary[]': lists,
  'Message[]': { None: [], 'Two days': talk },
  'Conversation[]': { None: [], 'All states': conversations },
  'CreditPackage[]': { None: [], 'Normal prices': creditOffers, Reduced: reducedOffers },
  'Offer[]': { None: [], 'Normal prices': creditOffers, Reduced: reducedOffers, Premium: premiumOffers },
  'Transaction[]': { None: [], Five: transactions(5) },
};

const drawings: Presets = {
  None: undefined,
  ...Object.fromEntries(
    Object.entries(icons).map(([name, shape]) => [name, <Icon key="" shape={shape} size="s" />]),
  ),
};

/** Presets of a property by its name and type; undefined where there are none. */
export function presetsOf(name: string, written: string): Presets | undefined {
  if (written === 'ReactNode') return /^(icon|startIcon|endIcon)$/.test(name) ? drawings : undefined;
  return byType[written.replace(/^readonly /, '').replace(/ \| null$/, '')];
}
