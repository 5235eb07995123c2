import { describe, expect, it } from 'vitest';
import { sitesWith } from '../../test/sites.ts';
import { readConfig } from '../config.ts';
import { emptyLegalFields, requireLegalFields } from './legal-fields.ts';

const { company } = sitesWith({}).byId('velluto');
const sites = sitesWith({
  unsaid: { company: { ...company, name: '', kvk: ' ', register: '', representative: '' } },
});

describe('a site that does not say who runs it', () => {
  it('keeps the server from starting in production', () => {
    const config = readConfig({ NODE_ENV: 'production', SITES_DIR: '/sites' });
    expect(() => requireLegalFields(config, sites)).toThrow(
      'The site "unsaid" cannot be public while its file in /sites leaves company.name, company.kvk, company.register, company.representative empty: say there which company runs it.',
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
