import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTenantTheme } from './tenant-theme.ts';

const compiled = (id: string) => join(import.meta.dirname, `../../../../ui/src/brands/${id}/brand.css`);
const ids = ['nordlys', 'velluto', 'empty'];
let sites: string;
beforeAll(() => {
  sites = mkdtempSync(join(tmpdir(), 'velluto-sites-'));
  for (const id of ids) mkdirSync(join(sites, 'brands', id), { recursive: true });
  for (const id of ['nordlys', 'velluto']) cpSync(compiled(id), join(sites, `brands/${id}/brand.css`));
  writeFileSync(join(sites, 'brands/empty/brand.css'), 'body { color: red }');
  for (const id of ids) writeFileSync(join(sites, 'brands', id, 'mark.svg'), '<svg/>');
});
afterAll(() => rmSync(sites, { recursive: true, force: true }));

test('values are read in both modes, with normal contrast', () => {
  const theme = readTenantTheme(sites, 'nordlys');
  if (theme === null || typeof theme === 'string') throw new Error(`no theme: ${theme}`);
  expect(theme.themeColour).toEqual({ light: '#f5f9fa', dark: '#0a161d' });
  // differs with more contrast too
  expect(theme.value('border-hairline')).toEqual({ light: '#d6dddf', dark: '#253138' });
  expect(theme.value('content-onPhoto')).toEqual({ light: '#ffffff', dark: '#ffffff' });
  // alike in both modes, other with more contrast
  expect(theme.value('photo-scrim').light).toMatch(/^#[\da-f]{8}$/);
  expect(theme.value('font-emphasis')).toEqual({ light: 'normal', dark: 'normal' });
});

test('scenes are dark in both modes with velvet, not with an aurora', () => {
  expect(readTenantTheme(sites, 'velluto')).toMatchObject({ darkScenes: true });
  expect(readTenantTheme(sites, 'nordlys')).toMatchObject({ darkScenes: false });
});

test('a sheet that is no brand says so', () => {
  expect(readTenantTheme(sites, 'empty')).toMatch(/holds no colours for \[data-vl-brand="empty"\]/);
  expect(readTenantTheme(sites, 'nobody')).toBeNull();
});
