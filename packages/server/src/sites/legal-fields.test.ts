import { describe, expect, it } from 'vitest';
import { sitesWith } from '../../test/sites.ts';
import { readConfig } from '../config.ts';
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
  const of = (country: string, share_capital?: typeof capital | null) =>
    sitesWith({ unsaid: { file, company: { ...company, country, share_capital } } });

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
