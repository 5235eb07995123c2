import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { sitesWith } from '../../../test/sites.ts';
import { warnOfSites } from '../../boot/site-warnings.ts';
import { readConfig } from '../../infrastructure/config/config.ts';
import { emptyLegalFields, requireLegalFields } from './legal-fields.ts';

const { company } = sitesWith({}).byId('velluto');
const file = '/sites/unsaid.json';
const sites = sitesWith({
  unsaid: { file, company: { ...company, name: '', kvk: ' ', register: '', representative: '' } },
});

describe('a site that does not say who runs it', () => {
  it('keeps the server from starting in production', () => {
    const config = readConfig({ NODE_ENV: 'production', SITES_DIR: '/sites' });
    expect(() => requireLegalFields(config, sites)).toThrow(
      'The site "unsaid" cannot be public while /sites/unsaid.json leaves company.name, company.kvk, company.register, company.representative empty: say there which company runs it.',
    );
    expect(() => requireLegalFields(config, sitesWith({}))).not.toThrow();
  });

  it('can be looked at in development', () => {
    expect(() => requireLegalFields(readConfig({}), sites)).not.toThrow();
  });

  it('is known by its empty fields', () => {
    expect(emptyLegalFields(sites.byId('unsaid'))).toEqual([
      'company.name',
      'company.kvk',
      'company.register',
      'company.representative',
    ]);
    expect(emptyLegalFields(sites.byId('velluto'))).toEqual([]);
  });
});

describe('a company that does not say its share capital', () => {
  const production = readConfig({ NODE_ENV: 'production', SITES_DIR: '/sites' });
  const capital = { amount_minor: 1_000_000, currency: 'EUR' } as const;
  const { host } = sitesWith({}).byId('velluto').legal ?? {};
  const mediator = { name: 'Médiateur', address: 'Paris', contact: 'https://mediateur.example' };
  const of = (country: string, share_capital?: typeof capital | null) =>
    sitesWith({
      unsaid: { file, company: { ...company, country, share_capital }, legal: { host, mediator } },
    });

  it.each(['FR', 'IT'])('keeps the server from starting in production where it is in %s', country => {
    expect(() => requireLegalFields(production, of(country))).toThrow(
      'The site "unsaid" cannot be public while /sites/unsaid.json leaves company.share_capital empty: say there which company runs it.',
    );
    expect(() => requireLegalFields(production, of(country, capital))).not.toThrow();
    expect(() => requireLegalFields(production, of(country, null)), 'a form without one').not.toThrow();
  });

  it('need not say it where it is in another country', () => {
    expect(() => requireLegalFields(production, of('NL'))).not.toThrow();
  });
});

describe('a site that does not say who hosts it', () => {
  const host = { name: 'Noordkade Hosting', address: 'Amsterdam', phone: ' ' };
  const production = readConfig({ NODE_ENV: 'production', SITES_DIR: '/sites' });

  it('keeps the server from starting in production where it is offered in France', () => {
    expect(() => requireLegalFields(production, sitesWith({ unsaid: { file, legal: undefined } }))).toThrow(
      'The site "unsaid" cannot be public while /sites/unsaid.json leaves legal.host.name, legal.host.address, legal.host.phone empty: say there which company runs it, and who hosts it, as France asks.',
    );
    expect(() => requireLegalFields(production, sitesWith({ unsaid: { file, legal: { host } } }))).toThrow(
      '/sites/unsaid.json leaves legal.host.phone empty',
    );
  });

  it('need not say it elsewhere', () => {
    const elsewhere = sitesWith({ unsaid: { legal: undefined, countries: ['IT', 'DE'] } });
    expect(() => requireLegalFields(production, elsewhere)).not.toThrow();
  });
});

describe('a company that does not say who settles disputes', () => {
  const production = readConfig({ NODE_ENV: 'production', SITES_DIR: '/sites' });
  const contact = { name: 'Médiateur', address: 'Paris', contact: 'https://mediateur.example' };
  const host = { name: 'Noordkade Hosting', address: 'Amsterdam', phone: '+31 20 555 0150' };
  const of = (country: string, legal: object) =>
    sitesWith({
      unsaid: { file, company: { ...company, country, share_capital: null }, legal: { host, ...legal } },
    });

  it.each([
    ['FR', 'mediator', contact],
    ['DE', 'dispute_body', null],
  ])('keeps the server from starting in production where it is in %s', (country, field, said) => {
    expect(() => requireLegalFields(production, of(country, {}))).toThrow(
      `/sites/unsaid.json leaves legal.${field} empty`,
    );
    expect(() => requireLegalFields(production, of(country, { [field]: said }))).not.toThrow();
  });

  it('need not say it where it is in another country', () => {
    expect(() => requireLegalFields(production, of('NL', {}))).not.toThrow();
  });
});

describe('a site that is offered where its company has no seat', () => {
  const contact = { name: 'Representation Ltd.', address: 'London', contact: 'uk@example.com' };
  const warnings = (env: object, site: object) => {
    const warn = vi.fn();
    warnOfSites(
      readConfig({ SITES_DIR: '/sites', ...env }),
      sitesWith({ unsaid: site }),
      pino({}, { write: line => warn(JSON.parse(line).msg) }),
    );
    return warn.mock.calls.map(String).filter(line => line.includes('site unsaid is offered'));
  };
  const production = { NODE_ENV: 'production' };
  const countries = ['NL', 'GB', 'CH'];

  it('is warned about in production until it names its representatives', () => {
    expect(warnings(production, { countries, legal: {} })).toEqual([
      expect.stringContaining('(legal.representatives.GB, legal.representatives.CH)'),
    ]);
    const representatives = { GB: contact, CH: contact };
    expect(warnings(production, { countries, legal: { representatives } })).toEqual([]);
    expect(warnings({}, { countries, legal: {} })).toEqual([]);
  });

  it('needs one for the whole European Economic Area, and none where the company is', () => {
    const british = { ...company, country: 'GB' };
    expect(warnings(production, { countries: ['GB', 'IT', 'FR'], company: british, legal: {} })).toEqual([
      expect.stringContaining('(legal.representatives.EU)'),
    ]);
    expect(warnings(production, { countries: ['IT', 'FR'], legal: {} })).toEqual([]);
  });
});
