import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadSites } from '../areas/sites/load-sites.ts';
import { readConfig } from '../infrastructure/config/config.ts';
import { siteOrigin } from './web-origin.ts';

const { byId } = loadSites(resolve(import.meta.dirname, '../../../../sites'));

it('links in mails lead to localhost in development, and to the public host in production', () => {
  const development = { config: readConfig({}) };
  const production = { config: { ...development.config, production: true } };
  const origins = ['velluto', 'nordlys'].flatMap(id => [
    siteOrigin(development, byId(id)),
    siteOrigin(production, byId(id)),
  ]);
  expect(origins).toEqual([
    'http://localhost:4100',
    'https://velluto.example',
    'http://nordlys.localhost:4100',
    'https://nordlys.example',
  ]);
});
