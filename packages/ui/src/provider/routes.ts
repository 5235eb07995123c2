import { warnInDevelopment } from '../base/dev-warning.ts';

/**
 * Addresses that components link to, by name. Values stand in braces. A site replaces those that differ, such as
 * `{ member: '/people/{id}' }`, by `routes` of the provider.
 */
export const defaultRoutes = {
  /** Home page of visitors. */
  home: '/',
  login: '/login',
  signup: '/signup',
  /** Requests a new password. */
  resetPassword: '/reset-password',
  /** The member search. */
  members: '/members',
  /** Profile of a person. */
  member: '/members/{id}',
  /** The swipe game, the first page of the area Discover. */
  swipeGame: '/swipe-game',
  matchFinder: '/match-finder',
  /** Who looked at the reader's profile. */
  profileViews: '/profile-views',
  /** List of conversations. */
  chats: '/chats',
  /** A conversation. */
  chat: '/chats/{id}',
  /** Likes, at the tab that the site chooses. */
  likes: '/likes',
  /** A tab of the likes: `received`, `given` or `matches`. */
  likesOf: '/likes/{type}',
  /** The reader's own profile. */
  profile: '/profile',
  settings: '/settings',
  /** Which notifications are sent, and how. */
  notifications: '/notifications',
  /** Packages of credits and premium. */
  credits: '/credits',
  /** What premium offers. */
  premium: '/premium',
  /** Price list for everybody. */
  pricing: '/pricing',
  /** A payment and its result. */
  transaction: '/transactions/{id}',
  /** Receipt of a payment that is completed or was reversed. */
  receipt: '/transactions/{id}?view=receipt',
  /** Credits and their movements. */
  wallet: '/transactions?view=wallet',
  complaints: '/complaints',
  terms: '/pages/terms',
  privacy: '/pages/privacy',
  cookies: '/pages/cookies',
  /** What is not allowed, and why accounts are closed. */
  ban: '/pages/ban',
  /** How to give credits back. */
  returns: '/pages/return-policy',
  faq: '/pages/faq',
  service: '/pages/service',
  accessibility: '/pages/accessibility',
  /** Who runs the site. */
  imprint: '/pages/imprint',
  /** Withdrawing from a purchase, without logging in. */
  withdrawal: '/withdrawal',
  /** Cancelling a contract that renews, without logging in. */
  cancellation: '/cancellation',
  /** 2257 statement, for the United States. */
  compliance: '/pages/2257-compliance-statement',
} as const;

/** Name of an address that components link to. */
export type RouteName = keyof typeof defaultRoutes;

/** An address with a value in braces: `/members/{id}` is a `HrefTemplate<'id'>`. */
export type HrefTemplate<Name extends string> = `${string}{${Name}}${string}`;

type SameValue<Template extends string> =
  Template extends HrefTemplate<infer Name> ? HrefTemplate<Name> : string;

/** The addresses of a site. Each has the same value in braces as the default. */
export type Routes = { readonly [Name in RouteName]: SameValue<(typeof defaultRoutes)[Name]> };

/** Puts values into an address, encoded: `/members/{id}` with the id `a b` is `/members/a%20b`. */
export function fillHref<Name extends string>(
  template: HrefTemplate<NoInfer<Name>>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name: Name) => {
    if (name in values) return encodeURIComponent(values[name]);
    if (process.env.NODE_ENV !== 'production') {
      const names = Object.keys(values).map(known => `{${known}}`);
      const instead = `Use ${names.join(', ')}`;
      warnInDevelopment('routes', `${template} has ${placeholder}`, 'The link leads nowhere', instead);
    }
    return placeholder;
  });
}
