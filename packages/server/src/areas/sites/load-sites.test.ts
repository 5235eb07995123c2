import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../domain/start-error.ts';
import { loadSites } from './load-sites.ts';

const shipped = resolve(import.meta.dirname, '../../../../../sites');
// biome-ignore lint/suspicious/noExplicitAny: a test damages site files in every way
type SiteChange = (site: any) => void;

/** Size of a file that the app serves. */
const bytesOf = (address: string) => statSync(join(shipped, '../app/public', address)).size;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'velluto-sites-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/**
 * Writes the shipped site with a change, and one copy of it for each of `furtherSites`; returns a function that loads
 * them.
 */
function load(change: SiteChange, furtherSites: SiteChange[] = []) {
  for (const [index, changeSite] of [change, ...furtherSites].entries()) {
    const site = JSON.parse(readFileSync(join(shipped, 'velluto.json'), 'utf8'));
    changeSite(site);
    writeFileSync(join(dir, `site${index}.json`), JSON.stringify(site));
  }
  return () => loadSites(dir, shipped);
}

it('loads the sites shipped with the product', () => {
  const sites = loadSites(shipped);
  expect(sites.forHost('nordlys.localhost:4100').id).toBe('nordlys');
  expect(sites.byId('nordlys').file).toBe(join(shipped, 'nordlys.json'));
  expect(sites.forHost('NORDLYS.localhost').id).toBe('nordlys');
  expect(sites.forHost('nordlys.localhost.').id).toBe('nordlys');
  expect(sites.forHost('nordlys.localhost.:4100').id).toBe('nordlys');
  expect(sites.forHost('[::1]:4100').id).toBe('velluto');
  expect(sites.forHost('anything.example').id).toBe('velluto');
});

it('the default site has the costs, limits and packages that were decided', () => {
  const { packages, ...site } = loadSites(shipped).byId('velluto');
  expect(site).toMatchObject({
    default: true,
    domain_language: 'it-IT',
    message_credits: 2,
    photo_credits: 3,
    gift_credits: 5,
    signup_credits: 4,
    message_length: { min: 1, max: 1000 },
    refund_days: 14,
    tell_unknown_email: false,
  });
  expect(packages.credits.map(pack => [pack.tone, pack.credits, pack.prices.EUR, pack.popular])).toEqual([
    ['p0', 20, 999, false],
    ['p1', 50, 1999, true],
    ['p2', 120, 3999, false],
    ['p3', 300, 7999, false],
  ]);
  expect(packages.premium.map(pack => pack.months)).toEqual([1, 3, 6, 12]);
  for (const pack of [...packages.credits, ...packages.premium])
    expect(Object.keys(pack.prices)).toEqual(['EUR', 'GBP', 'USD', 'CAD', 'AUD', 'NZD', 'CHF', 'PLN']);
});

it('ships the films and pictures of their landing pages', () => {
  const { all } = loadSites(shipped);
  for (const { id, films = [] } of all) {
    expect([id, films.length]).toEqual([id, 3]);
    for (const { sources, poster } of films) {
      for (const { src } of sources) expect(bytesOf(src), src).toBeLessThanOrEqual(700_000);
      expect(bytesOf(poster), poster).toBeLessThanOrEqual(55_000);
    }
  }
});

describe('a damaged file stops the start with file, field and reason', () => {
  it.each<[string, SiteChange, RegExp]>([
    ['a missing field', site => delete site.brand, /site0\.json.*required property 'brand'/],
    [
      'prices of unknown age',
      site => delete site.packages.prices_since,
      /site0\.json.*at \/packages.*required property 'prices_since'/,
    ],
    [
      'a wrong type',
      site => (site.packages.credits[0].prices.EUR = '9,99'),
      /at \/packages\/credits\/0\/prices\/EUR/,
    ],
    [
      'a missing list of tax rates',
      site => delete site.vat_percent,
      /site0\.json.*required property 'vat_percent'/,
    ],
    [
      'a proof of age without a provider',
      site => {
        site.age_assurance = { GB: 'token' };
        delete site.age_provider;
      },
      /site0\.json.*at \/age_provider.*GB asks for a proof of age/,
    ],
    [
      'a way to prove the age that there is not',
      site => {
        site.age_assurance = { GB: 'selfie' };
      },
      /site0\.json.*at \/age_assurance\/GB.*token/,
    ],
    [
      'a proof of age for a country that there is not',
      site => {
        site.age_assurance = { XX: 'none' };
      },
      /site0\.json.*at \/age_assurance\/XX.*no country XX/,
    ],
    [
      'a country without tax rate',
      site => delete site.vat_percent.FR,
      /site0\.json.*at \/vat_percent.*no rate for FR/,
    ],
    [
      'a company without its representative',
      site => delete site.company.representative,
      /site0\.json.*at \/company.*'representative'/,
    ],
    [
      'a company that is not named at all',
      site => delete site.company,
      /site0\.json.*required property 'company'/,
    ],
    [
      'half a hosting provider',
      site => delete site.legal.host.phone,
      /site0\.json.*at \/legal\/host.*'phone'/,
    ],
    [
      'a mediator that nobody can reach',
      site => {
        site.legal.mediator = { name: 'Médiateur', address: 'Paris', contact: 'call us' };
      },
      /site0\.json.*at \/legal\/mediator\/contact/,
    ],
    [
      'a transfer without its safeguard',
      site => {
        site.legal.transfers = [{ name: 'Posta Inc.', country: 'US', service: 'mail_service' }];
      },
      /site0\.json.*at \/legal\/transfers\/0.*'safeguard'/,
    ],
    ['an unknown field', site => (site.colour = 'red'), /additional properties: colour/],
    ['an unknown country of its own', site => (site.default_country = 'JP'), /at \/default_country/],
    ['a text missing in one language', site => delete site.fictional.warning.de, /at \/fictional\/warning/],
    [
      'a missing price',
      site => delete site.packages.credits[1].prices.PLN,
      /credits\/1\/prices.*no price in PLN/,
    ],
    ['a country that does not exist', site => (site.countries[2] = 'XX'), /at \/countries\/2.*XX/],
    ['a country by another code than its own', site => (site.countries[2] = 'UK'), /at \/countries\/2.*UK/],
    [
      'half an hour',
      site => (site.welcome_discount.hours = 2.5),
      /at \/welcome_discount\/hours: must be integer/,
    ],
    ['a lacking field of what may be null', site => (site.direct_debit = {}), /direct_debit.*'creditor_id'/],
    ['a host with its last dot', site => site.domains.push('velluto.example.'), /at \/domains\/\d/],
    [
      'an origin with a path',
      site => (site.allowed_origins = ['https://app.brand.example/']),
      /at \/allowed_origins\/0/,
    ],
    [
      'an origin without TLS',
      site => (site.allowed_origins = ['http://app.brand.example']),
      /at \/allowed_origins\/0/,
    ],
    [
      'an origin that browsers never send',
      site => (site.allowed_origins = ['http://localhost:5173', 'https://app.brand.example:443']),
      /at \/allowed_origins\/1: browsers never send/,
    ],
    [
      'a picture for shared links at no address',
      site => (site.share_picture = 'https://[x'),
      /site0\.json.*at \/share_picture: it is no address/,
    ],
    ['an hour instead of a time zone', site => (site.time_zone = '+02:00'), /at \/time_zone/],
    ['a time zone that does not exist', site => (site.time_zone = 'Europe/Velluto'), /at \/time_zone/],
    [
      'two packages with one id',
      site => (site.packages.premium[0].id = 'credits-20'),
      /"credits-20" is there twice/,
    ],
    [
      'profiles that do not say who is no private member',
      site => (site.visible_profile_notes = ['photos']),
      /at \/visible_profile_notes: it must name "fictional"/,
    ],
    [
      'a note that nobody knows',
      site => (site.visible_profile_notes = ['fictional', 'height']),
      /at \/visible_profile_notes\/\d/,
    ],
    [
      'a fact that nobody knows',
      site => (site.visible_profile_fields = ['shoes']),
      /at \/visible_profile_fields\/\d/,
    ],
    [
      'partners that are shown and not named',
      site => (site.member_resell = true),
      /at \/member_resell: it shows/,
    ],
    ['half a range of ages', site => site.search_fields.pop(), /at \/search_fields: min_age and max_age/],
    ['a sign that nobody can draw', site => (site.fictional.icon = 'star'), /at \/fictional\/icon/],
    ['no default site', site => (site.default = false), /exactly one site/],
  ])('%s', (_, change, message) => {
    expect(load(change)).toThrow(StartError);
    expect(load(change)).toThrow(message);
  });

  it('two sites with one host', () => {
    const second: SiteChange = site => Object.assign(site, { id: 'second', default: false });
    expect(load(() => {}, [second])).toThrow(/site1\.json cannot be used at \/domains: "localhost"/);
  });

  it('two sites with one host, of three', () => {
    const next =
      (id: string, domain: string): SiteChange =>
      site =>
        Object.assign(site, { id, default: false, domains: [domain] });
    const loadThree = load(() => {}, [next('second', 'localhost'), next('third', 'third.example')]);
    expect(loadThree).toThrow(
      /site1\.json cannot be used at \/domains: "localhost" is named by .*site0\.json too/,
    );
  });

  it('no JSON at all', () => {
    writeFileSync(join(dir, 'site.json'), '{"id": ');
    expect(() => loadSites(dir, shipped)).toThrow(/site\.json cannot be used: it is not JSON/);
  });

  it('no file', () => {
    expect(() => loadSites(dir, shipped)).toThrow(/There is no site file/);
    const nowhere = join(dir, 'nowhere');
    expect(() => loadSites(nowhere, shipped)).toThrow(
      new StartError(`The site files in ${nowhere} cannot be read (ENOENT): set SITES_DIR to their folder.`),
    );
  });
});

describe('a welcome code', () => {
  const welcome = (percent: number, hours: number) =>
    load(site => (site.welcome_discount = { code: 'HI', percent, hours }));

  it.each([
    [25, 5],
    [50, 24],
    [20, 72],
    [1, 5],
    [50, 3],
    [20, 1],
  ])('is refused unless it ends with the time bonus: %i percent for %i hours', (percent, hours) => {
    expect(welcome(percent, hours)).toThrow(/at \/welcome_discount\/hours.*one offer with one end.*4 hours/);
  });

  it.each([1, 25, 50])('may end with the time bonus at any value: %i percent', percent => {
    expect(welcome(percent, 4)).not.toThrow();
  });

  it('differs from the code of the time bonus', () => {
    const same = load(site => (site.welcome_discount = { code: 'timebonus25', percent: 10, hours: 4 }));
    expect(same).toThrow(/at \/welcome_discount\/code/);
  });
});

describe('a discount code of the site', () => {
  const why = Object.fromEntries(LANGUAGES.map(language => [language, `For the winter (${language}).`]));
  const expires = '2026-11-30T23:00:00.000Z';
  const code = { code: 'INVERNO10', percent: 10, validity: 'once-per-user', expires, why };
  const codes = (...list: object[]) =>
    load(site => (site.discount_codes = list.map(overrides => ({ ...code, ...overrides }))));

  it('can be one of several', () => {
    expect(codes({}, { code: 'ESTATE', percent: 40, expires: '2026-12-31T23:00:00.000Z' })).not.toThrow();
  });

  it('is no gift', () => {
    expect(codes({ percent: 100 })).toThrow(/percent/);
  });

  it.each([1, 24, 25])('has an end, whatever it is worth: %i percent', percent => {
    expect(codes({ percent, expires: null })).toThrow(/at \/discount_codes\/0\/expires.*has an end/);
  });

  it('is a code of its own, says why, and names the currency of its least order', () => {
    expect(codes({}, { code: 'inverno10' })).toThrow(/discount_codes\/1\/code.*is there twice/);
    expect(codes({ code: 'timebonus25' })).toThrow(/is there twice/);
    expect(codes({ why: { it: 'Perché sì.' } })).toThrow(/discount_codes\/0\/why.*language/);
    expect(codes({ minimum_order_value: 1000 })).toThrow(/discount_codes\/0\/currency/);
  });
});
