import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadSites } from '../../packages/server/src/areas/sites/load-sites.ts';
import { greeting } from './greeting.ts';

const folder = join(import.meta.dirname, '../../sites');
const sites = loadSites(folder, folder);
const appDir = mkdtempSync(join(tmpdir(), 'velluto-greeting-'));
afterAll(() => rmSync(appDir, { recursive: true }));
const told = (config: Partial<Parameters<typeof greeting>[2]>) =>
  greeting(4100, sites, { production: false, demo: true, mollieApiKey: null, appDir, ...config });

it('names both sites, and what a start for development has', () => {
  for (const part of [
    /Velluto +http:/,
    /Nordlys +http:/,
    '__outbox',
    '__payments',
    'demo@velluto.example',
    'storybook',
  ])
    expect(told({})).toMatch(part);
});

it('says where the code of a demo log-in is', () => {
  expect(told({})).toMatch(/the code that a new browser needs is in the outbox/);
});

it('names nothing that does not run', () => {
  for (const demo of [true, false])
    expect(told({ production: true, demo, mollieApiKey: 'live_0' })).not.toMatch(
      /__|Log in|password|storybook/,
    );
  expect(told({ demo: false })).not.toMatch(/Log in|password/);
  expect(told({ mollieApiKey: 'test_0' })).not.toMatch(/__payments/);
});

it('links the notices of third parties once the app is built', () => {
  expect(told({})).not.toMatch('Notices');
  mkdirSync(join(appDir, 'client'));
  writeFileSync(join(appDir, 'client', 'third-party-notices.txt'), '# Licenses');
  expect(told({})).toMatch('http://localhost:4100/third-party-notices.txt');
});
