import type { Client, Settings, User } from '@velluto/api-client';
import { fixedClock, ownWording } from '@velluto/ui/provider';
import { noAttribution } from '../src/features/marketing/attribution.ts';
import { type AppContext, type AppContextParts, createAppContext } from '../src/lib/app-context.ts';
import { createBus } from '../src/lib/bus.ts';
import { createLanguage } from '../src/lib/i18n/language.ts';
import { createSession } from '../src/lib/session/session.ts';

/** The time of all tests. */
export const testNow = Date.parse('2026-11-21T20:00:00Z');

/** A site for tests; a test passes the fields that it is about. */
export function testSite(site: Partial<Settings> = {}): Settings {
  return {
    name: 'Velluto',
    domain: 'localhost',
    domain_language: 'it-IT',
    brand: 'velluto',
    cdn_prefix: '',
    description: 'Incontri',
    index_title: 'Velluto, incontri',
    countries: ['IT'],
    locales: ['it', 'en', 'de'],
    visible_profile_fields: [],
    visible_profile_notes: [],
    search_fields: ['gender', 'country', 'region', 'min_age', 'max_age'],
    geoip_country: null,
    geoip_selected_country: 'IT',
    payment_country: 'IT',
    message_credits: 2,
    photo_credits: 3,
    gift_credits: 5,
    signup_credits: 4,
    message_length: { min: 1, max: 1000 },
    minimum_message_costs: {},
    support_phone: null,
    support_email: 'aiuto@velluto.example',
    push_public_key: null,
    enable_site_entry_popup: 'no',
    fictional_icon: 'mask',
    fictional_warning: 'Profilo demo',
    fictional_singular: 'profilo',
    fictional_plural: 'profili',
    refund_days: 14,
    signups: 'all',
    logged_out_search: 'all',
    logged_out_search_trafficsource: 'all',
    member_resell: false,
    min_age: 18,
    terms_version: '2026-01-01T00:00:00Z',
    time_zone: 'Europe/Rome',
    server_time: new Date(testNow).toISOString(),
    ...site,
  } as Settings;
}

/** A signed-in user for tests. */
export function testUser(user: Partial<User> = {}): User {
  return {
    id: 'u1',
    status: 'active',
    email: 'ada@example.org',
    paid_user: false,
    credits: 4,
    reserved_credits: 0,
    unspent_credits: [{ credits: 4, paid: null }],
    fictional_icon: 'mask',
    language: 'it',
    signup_date: '2026-11-21T18:00:00Z',
    notifications_disabled: [],
    time_bonus: null,
    profile: {
      id: 'u1',
      name: 'Ada',
      gender: 'female',
      age: 31,
      country: 'IT',
      region: null,
      city: null,
      status: 'active',
      origin: 'member',
      main_image: null,
      num_photos: 0,
    },
    preferences: { looking_for: 'male', min_age: null, max_age: null },
    ...user,
  } as User;
}

const NoLogo = () => null;

/** An app context for tests: no network, and a fixed clock. */
export function testAppContext(parts: Partial<AppContextParts> & { user?: User | null } = {}): AppContext {
  const { user = null, ...rest } = parts;
  return createAppContext({
    side: 'browser',
    site: testSite(),
    brand: { id: 'velluto', name: 'Velluto', Logo: NoLogo, themeColour: { light: '#fff', dark: '#000' } },
    session: createSession(user),
    language: createLanguage({
      language: 'it',
      messages: {},
      domainLanguage: 'it-IT',
      offered: ['it', 'en', 'de'],
      load: async () => ({}),
    }),
    wording: ownWording,
    head: { title: '' },
    bus: createBus(),
    attribution: noAttribution,
    storageKey: null,
    clock: fixedClock(testNow),
    cookies: () => '',
    client: { baseUrl: '', polled: new Map() } as unknown as Client,
    ...rest,
  });
}
