import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { areaOf, messagesByArea } from '../texts.ts';
import { loadMessages } from './platform/i18n/catalogs.ts';

it('puts a file of messages with others of its area, or by itself', () => {
  expect(areaOf('/a/i18n/messages/chat-media.ts')).toBe('chat');
  expect(areaOf('/a/i18n/messages/swipe.ts')).toBe('swipe');
});

it('gives every text of a language exactly once', async () => {
  const areas = await messagesByArea('it');
  const all = await loadMessages('it');
  const parts = [...areas.values()];
  expect(Object.assign({}, ...parts)).toEqual(all);
  expect(parts.reduce((sum, part) => sum + Object.keys(part).length, 0)).toBe(Object.keys(all).length);
});

it('finds ids of texts in files of messages only: elsewhere the build does not shorten them', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync(['app/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], { cwd: root });
  const code = files.filter(file => !/\/(messages|catalogs)\/|message-ids|\.(test|stories)\./.test(file));
  const found = code.filter(file =>
    /^(?!\s*\*).*['"`](vl|app)\.[A-Z]/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(code.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
