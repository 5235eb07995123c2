import { expect } from '@playwright/test';
import { destinationOf, loginPath, membersPath } from '../../src/lib/router/auth-paths.ts';
import type { Route } from '../../src/lib/router/route.ts';
import { routes } from '../../src/routes.ts';
import type { Person } from './person.ts';

/** The kinds of users that open every page in the smoke test; `new` has just signed up. */
export type Role = 'visitor' | 'free' | 'premium' | 'new';

/** Example addresses of a route; `idsOf` finds the ids in braces. */
interface Example {
  /** Addresses that show a page. */
  at: readonly string[];
  /** Addresses with wrong ids or names, which show the not-found page. */
  wrong?: readonly string[];
  /** Message id of the headline at the wrong addresses, where it says what is not there. */
  gone?: string;
  /** Where the first wrong address redirects a role: visitors are not told whether there is such a person. */
  wrongLeads?: Partial<Record<Role, string>>;
  /** The pages are alike for all roles, so each role opens only some of them. */
  alike?: true;
  /** Where an address redirects a role, besides the redirects of the route’s guard. */
  leads?: Partial<Record<Role, string>>;
  /** Its form sends itself: a browser is on the next page at once. */
  leaves?: true;
  /** Selector of what these pages are there for: it shows without scrolling. */
  inFirstWindow?: string;
}

const unknown = '019b790a-0000-7000-8000-000000000000';
const lander = (name: string): Example => ({
  at: [`/landers/${name}`, `/landers/${name}/it`],
  alike: true,
});
const landing = (path: string): Example => {
  const leads = { free: '/members/{member}', premium: '/members/{member}', new: '/members/{member}' };
  return {
    at: [`/members/{member}/${path}`],
    wrong: [`/members/${unknown}/${path}`],
    wrongLeads: { visitor: `/members/${unknown}/signup` },
    leads,
  };
};

/** Examples of the rows of the route table that need more than their path, by the row's name. */
export const ownExamples: Readonly<Record<string, Example>> = {
  login: { at: ['/login', '/login?next=%2Fchats'] },
  'activate-do': { at: ['/activate/do?token=old'], leaves: true },
  'reset-password-do': { at: ['/reset-password/do', '/reset-password/do?token=old'] },
  'mail-change-do': { at: ['/mail-change/do?token=old', '/mail-change/do?undo=old'] },
  'account-deleted': { at: ['/account-deleted', '/account-deleted?token=old'] },
  notifications: {
    at: ['/notifications', '/notifications?unsubscribe=old&kind=news'],
    leads: { visitor: '/login?next=%2Fnotifications' },
  },
  members: { at: ['/members', '/members?countryregion=IT-23&min_age=90', '/members?page=2'], alike: true },
  'members-id': {
    at: ['/members/{member}'],
    wrong: [`/members/${unknown}`, '/members/nobody'],
    wrongLeads: { visitor: loginPath(`/members/${unknown}`) },
    gone: 'vl.MemberUnavailable.title',
  },
  'members-id-landing': landing('landing'),
  'members-id-landing2': landing('landing2'),
  'members-id-landing3': landing('landing3/it'),
  'members-id-signup': { at: ['/members/{member}/signup'] },
  'members-id-chat': {
    at: ['/members/{member}/chat'],
    wrong: [`/members/${unknown}/chat`],
    gone: 'vl.MemberUnavailable.title',
  },
  'chats-id': {
    at: ['/chats/{chat}'],
    wrong: [`/chats/${unknown}`, '/chats/nothing'],
    gone: 'app.Gone.conversation.title',
  },
  'likes-m-id': {
    at: ['/likes/m/{liked}'],
    wrong: [`/likes/m/${unknown}`, '/likes/m/nobody'],
    gone: 'app.Gone.like.title',
    inFirstWindow: 'main a[href$="/chat"]',
  },
  'likes-type': {
    at: ['/likes/received', '/likes/given', '/likes/matches'],
    alike: true,
    wrong: ['/likes/nothing'],
  },
  'match-finder': { at: ['/match-finder', '/match-finder?step=people'] },
  credits: { at: ['/credits', '/credits?country=PL&code=NIENTE'] },
  'credits-id-paymentmethod': {
    at: ['/credits/credits-50', '/credits/credits-50/visa', '/credits/premium-3'],
    wrong: ['/credits/nothing', '/credits/nothing/visa'],
    gone: 'app.Gone.package.title',
  },
  directdebit: {
    at: ['/directdebit', '/directdebit?package=premium-3'],
    wrong: ['/directdebit?package=nothing'],
    gone: 'app.Gone.package.title',
  },
  withdrawal: { at: ['/withdrawal', '/withdrawal?payment={payment}'] },
  'declaration-do': { at: ['/declaration/do?confirm=old', '/declaration/do?undo=old'] },
  transactions: { at: ['/transactions', '/transactions?view=wallet'] },
  'transactions-id': {
    at: ['/transactions/{payment}', '/transactions/{payment}?view=receipt'],
    wrong: [`/transactions/${unknown}`, '/transactions/nothing'],
    gone: 'app.Gone.payment.title',
  },
  complaints: {
    at: ['/complaints'],
    wrong: ['/complaints?reference=nothing'],
    gone: 'app.Gone.complaint.title',
  },
  pages: {
    at: [
      '2257-compliance-statement',
      'ban',
      'cookies',
      'faq',
      'privacy',
      'return-policy',
      'service',
      'terms',
    ].map(name => `/pages/${name}`),
    alike: true,
    wrong: ['/pages/nothing', '/pages/__proto__'],
  },
  'landers-alonetonight': lander('alonetonight'),
  'landers-collagelanding': lander('collagelanding'),
  'landers-gallery': lander('gallery'),
  'landers-iconslanding': lander('iconslanding'),
  'landers-maplanding': lander('maplanding'),
  'landers-socialnetwork': lander('socialnetwork'),
  'landers-transitionsvideolanding': lander('transitionsvideolanding'),
  'landers-video': lander('video'),
};

/** Examples of a row of the route table: those listed above, else the path of the row. */
export function exampleOf(name: string): Example {
  const path = routes.find(route => route.name === name)?.path;
  return ownExamples[name] ?? { at: path === undefined || path.includes(':') ? [] : [path] };
}

/** Ids to fill into addresses; a new member has no conversation, no likes and no payments. */
export type Ids = Partial<Record<'member' | 'chat' | 'liked' | 'payment', string>>;

/** The ids that addresses need for a user of this role. */
export async function idsOf(person: Person, role: Role): Promise<Ids> {
  const all = async <Row>(path: string, name: string) =>
    (await person.call<Record<string, Row[]>>('GET', path))[name] ?? [];
  // no member made by a spec lives in that region
  const [member] = await all<{ id: string }>('members.php?region=IT-62&country=IT', 'results');
  const ids: Ids = member ? { member: member.id } : {};
  // visitors are redirected to the log-in whether or not there is such a page
  if (role === 'visitor') return { ...ids, chat: unknown, liked: unknown, payment: unknown };
  if (role === 'new') return ids;
  // another worker may be ordering for the same member: an offer is used by one order at a time
  if (role === 'free') await expect(() => person.cancelOrder('credits-20')).toPass();
  const [[chat], [like], [payment]] = await Promise.all([
    all<{ conversation: { id: string } }>('chats.php', 'chats'),
    all<{ profile: { id: string } }>('likes.php', 'profiles'),
    all<{ id: string }>('transactions.php', 'transactions'),
  ]);
  if (chat) ids.chat = chat.conversation.id;
  if (like) ids.liked = like.profile.id;
  if (payment) ids.payment = payment.id;
  return ids;
}

/** An address that the smoke test opens. */
export interface Address {
  path: string;
  /** Where it redirects; null when it shows a page. */
  leads: string | null;
}

/** An address with its ids filled in; null when one of them is missing. */
function fillIn(address: string, ids: Ids): string | null {
  let missing = false;
  const path = address.replaceAll(/\{(\w+)\}/g, (_, name: keyof Ids) => {
    missing ||= ids[name] === undefined;
    return ids[name] ?? '';
  });
  return missing ? null : path;
}

/** The first address that shows the page of a route. */
export function examplePath(route: string, ids: Ids): string {
  const [address = ''] = exampleOf(route).at;
  return fillIn(address, ids) || missingExample(route);
}

function missingExample(address: string): never {
  throw new Error(`There is no example for ${address}.`);
}

/** The addresses that a role opens for a route: valid ones, or the wrong ones; none of a page that a browser leaves at once. */
export function addresses(route: Route, role: Role, ids: Ids, which: 'at' | 'wrong' = 'at'): Address[] {
  const example = exampleOf(route.name);
  if (example.leaves) return [];
  const fill = (address: string) => fillIn(address, ids) ?? (role === 'new' ? null : missingExample(address));
  return (example[which] ?? []).flatMap(address => {
    const path = fill(address);
    if (path === null) return [];
    const redirects = which === 'at' ? example.leads : example.wrongLeads;
    const special = fill((address === example[which]?.[0] && redirects?.[role]) || '');
    return { path, leads: special || guardedBy(route, role, path) };
  });
}

/** Where the guard of a route redirects a role; null when it lets it in. */
function guardedBy({ guard }: Route, role: Role, path: string): string | null {
  if ((guard === 'member' || guard === 'ageVerified') && role === 'visitor')
    return `/login?next=${encodeURIComponent(path)}`;
  if ((guard === 'visitor' || guard === 'signup') && role !== 'visitor')
    return destinationOf(path) ?? membersPath;
  return null;
}
