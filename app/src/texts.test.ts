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
