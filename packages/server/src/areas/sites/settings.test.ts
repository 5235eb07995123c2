import { INTERESTS } from '@velluto/rules';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { partnersOf } from '../../domain/sites/shared-pool.ts';
import { sitesFrom } from '../../domain/sites/sites.ts';
import { loadSites, shippedSites } from './load-sites.ts';
import { settingsFor } from './settings.ts';

const server = await createTestServer();
const visitor = await server.client();
const visit = {
  language: 'de',
  geoipCountry: null,
  now: new Date(0),
  pushKey: null,
  partners: [],
  openOutbox: false,
} as const;

describe('the path of the outbox', () => {
  const told = async (host: string) =>
    (await visitor('GET', '/api/settings.php', undefined, { host })).body.outbox;
  const { config } = server.ctx;

  it('is in the settings where demo members need a code that is mailed nowhere', async () => {
    expect(await told('nordlys.localhost')).toBe('/__outbox');
    // mails no code
    expect(await told('localhost')).toBeUndefined();
  });

  it.each([
    ['in production', { production: true }],
    ['in production with demo members', { production: true, demo: true }],
    ['where a mail server sends the mails', { smtpUrl: 'smtp://mail.example' }],
    ['without demo members', { demo: false }],
  ])('is not in the settings %s', async (_, change) => {
    const before = { ...config };
    Object.assign(config, change);
    expect(await told('nordlys.localhost')).toBeUndefined();
    Object.assign(config, before);
  });
});

describe('settings', () => {
  it('are those of the host, in the language of the visit', async () => {
    const { status, body } = await visitor('GET', '/api/settings.php');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Velluto',
      brand: 'velluto',
      payment_country: 'IT',
      message_credits: 2,
      fictional_singular: 'profilo demo',
      terms_version: '2026-03-01T00:00:00.000Z',
      server_time: '2026-11-21T12:00:00.000Z',
    });
  });

  it('have every choice of the site file', async () => {
    for (const host of ['localhost', 'nordlys.localhost']) {
      const site = loadSites(shippedSites).forHost(host);
      const { body } = await visitor('GET', '/api/settings.php', undefined, { host });
      expect(body).toMatchObject({
        domain: site.domains[0],
        domain_language: site.domain_language,
        countries: site.countries,
        visible_profile_fields: site.visible_profile_fields,
        visible_profile_notes: site.visible_profile_notes,
        search_fields: site.search_fields,
        message_credits: site.message_credits,
        photo_credits: site.photo_credits,
        gift_credits: site.gift_credits,
        signup_credits: site.signup_credits,
        message_length: site.message_length,
        support_phone: site.company.support_phone,
        support_email: site.support_email,
        refund_days: site.refund_days,
        fictional_icon: site.fictional.icon,
        signups: site.signups,
        logged_out_search: site.logged_out_search,
        logged_out_search_trafficsource: site.logged_out_search_trafficsource,
        member_resell: site.member_resell,
        min_age: site.min_age,
      });
    }
  });

  it('of another host are those of another site', async () => {
    const { body } = await visitor('GET', '/api/settings.php', undefined, { host: 'nordlys.localhost:4100' });
    expect(body).toMatchObject({ name: 'Nordlys', brand: 'nordlys', fictional_icon: 'spark', min_age: 21 });
  });

  it('of a host nobody names are those of the default site', async () => {
    const { body } = await visitor('GET', '/api/settings.php', undefined, { host: 'elsewhere.example' });
    expect(body.name).toBe('Velluto');
  });

  it('follow the language cookie', async () => {
    const german = await server.client();
    german.cookies.i18n_redirected = 'de';
    const { body } = await german('GET', '/api/settings.php');
    expect(body.fictional_singular).toBe('Demoprofil');
  });

  it('name the tiles of partners only where the site resells members', () => {
    const site = loadSites(shippedSites).forHost('localhost');
    const photo = { src: '/ad.webp', width: 3, height: 4 };
    const partner_tiles = [
      {
        kind: 'cam',
        name: 'Bianca',
        age: 28,
        origin: 'operator',
        language: 'it',
        photo,
        href: 'https://partner.example/b',
        site: 'partner.example',
      },
    ] as const;
    const shown = (member_resell: boolean) =>
      settingsFor({ ...site, member_resell, partner_tiles: [...partner_tiles] }, visit);
    expect(shown(true)).toMatchObject({ member_resell: true, partner_tiles });
    expect(shown(false)).toMatchObject({ member_resell: false });
    expect(shown(false).partner_tiles).toBeUndefined();
  });

  it('name the sites of other companies that show the same members', async () => {
    const { body } = await visitor('GET', '/api/settings.php');
    expect(body.shared_with).toEqual([{ site: 'Nordlys', company: 'Nordlys Online GmbH', country: 'DE' }]);
    const { all } = loadSites(shippedSites);
    const [site] = all;
    if (!site) throw new Error('There is no site.');
    const sister = { ...site, id: 'sister', default: false, name: 'Sister' };
    const elsewhere = { ...sister, pool: 'elsewhere', company: { ...site.company, name: 'Other B.V.' } };
    expect(partnersOf(sitesFrom([{ ...site, default: true }, sister, elsewhere]), site)).toEqual([]);
  });

  it('go by the host alone, whatever the address of the call says', async () => {
    const { status, body } = await visitor('GET', '/api/settings.php?domain=nordlys.localhost&page=2');
    expect([status, body.name]).toEqual([200, 'Velluto']);
  });

  it('name films with what is to be seen in the language of the visit, where the site has any', () => {
    const site = loadSites(shippedSites).forHost('localhost');
    expect(settingsFor({ ...site, films: undefined }, visit).films).toBeUndefined();
    const film = {
      sources: [{ src: '/a.webm', type: 'video/webm' }],
      poster: '/a.webp',
      width: 1280,
      height: 720,
    };
    const films = [{ ...film, alt: { it: 'Una sera', de: 'Ein Abend' } }];
    expect(settingsFor({ ...site, films }, visit).films).toEqual([{ ...film, alt: 'Ein Abend' }]);
  });

  it('say what new terms changed, in the language of the visit, where the site says so', () => {
    const site = loadSites(shippedSites).forHost('localhost');
    expect(settingsFor(site, visit)).not.toHaveProperty('terms_changes');
    const terms_changes = { it: 'Nuovi prezzi.', de: 'Neue Preise.' };
    expect(settingsFor({ ...site, terms_changes }, visit).terms_changes).toBe('Neue Preise.');
  });

  it('require the age warning in the countries that the site names, or in all', () => {
    const site = loadSites(shippedSites).forHost('localhost');
    const warns = (change: object, geoipCountry: string | null) =>
      settingsFor({ ...site, ...change }, { ...visit, language: 'it', geoipCountry }).enable_site_entry_popup;
    const inTwoCountries = { site_entry_countries: ['NL', 'DE'] };
    expect([warns({}, 'FR'), warns({}, null)]).toEqual(['yes', 'yes']);
    expect([warns(inTwoCountries, 'NL'), warns(inTwoCountries, 'FR'), warns(inTwoCountries, null)]).toEqual([
      'yes',
      'no',
      'yes',
    ]);
    expect(warns({ ...inTwoCountries, enable_site_entry_popup: 'no' }, 'NL')).toBe('no');
  });

  it('have the price of the cheapest message in each country', async () => {
    const { body } = await visitor('GET', '/api/settings.php');
    // 12 months with 60 credits each for 119.99: two credits cost 33.33 cents, rounded up to whole cents
    expect(body.minimum_message_costs.IT).toEqual({ costs: 34, currency: 'EUR' });
    expect(body.minimum_message_costs.PL.currency).toBe('PLN');
  });

  it('for another country are in its currency', async () => {
    const { body } = await visitor('GET', '/api/settings.php?country=CH');
    expect(body).toMatchObject({ payment_country: 'CH', locales: ['de', 'it', 'fr', 'en'] });
    // a country that the site does not serve gets the prices of the site's default country
    const { body: elsewhere } = await visitor('GET', '/api/settings.php?country=JP');
    expect(elsewhere).toMatchObject({ geoip_country: 'JP', payment_country: 'IT' });
  });

  it('refuse an unknown country', async () => {
    const { status, body } = await visitor('GET', '/api/settings.php?country=Italy');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', details: [{ field: 'country' }] });
  });
});

it('names the company, and who hosts the site where its file says it', async () => {
  const { body } = await visitor('GET', '/api/companyinfo.php');
  expect(body).toMatchObject({ name: 'Velluto Media B.V.', kvk: '87654321' });
  expect(body.host).toEqual(loadSites(shippedSites).byId('velluto').legal?.host);
  const nordlys = await visitor('GET', '/api/companyinfo.php', undefined, { host: 'nordlys.localhost' });
  expect(nordlys.body).toMatchObject({ name: 'Nordlys Online GmbH' });
  expect(nordlys.body).not.toHaveProperty('host');
});

it('lists the interests', async () => {
  const { body } = await visitor('GET', '/api/interests.php');
  expect(body.interests).toEqual(INTERESTS);
});

describe('regions and places', () => {
  it('lists the regions of a country by their names', async () => {
    const { body } = await visitor('GET', '/api/regions.php?country=DE');
    expect(body.regions).toHaveLength(16);
    expect(body.regions[0]).toEqual({ id: 'DE-HH', name: 'Amburgo' });
  });

  it('has no regions of a country that the site does not serve', async () => {
    const { status } = await visitor('GET', '/api/regions.php?country=JP');
    expect(status).toBe(404);
  });

  it('finds the town at a position', async () => {
    const { body } = await visitor('GET', '/api/geocode.php?lat=45.4642&lon=9.19');
    expect(body).toEqual({ country: 'IT', region: 'IT-25', city: 'Milano' });
  });

  it.each([
    ['country=IT&city=milano', true],
    ['country=IT&region=IT-25&city=Mil%C3%A1no', true],
    ['country=IT&region=IT-21&city=Milano', false],
    ['country=IT&city=Nowhere+at+all', false],
    ['country=IT&city=%20', false],
  ])('says of %s whether the town is known', async (query, known) => {
    const { status, body } = await visitor('GET', `/api/town.php?${query}`);
    expect([status, body]).toEqual([200, { known }]);
  });

  it('finds nothing at sea', async () => {
    const { status, body } = await visitor('GET', '/api/geocode.php?lat=35&lon=-40');
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
