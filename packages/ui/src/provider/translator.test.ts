import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import type { Message, Messages } from '../i18n/catalog.ts';
import { createTranslator } from './translator.ts';

const root = join(import.meta.dirname, '../../../..');
const catalogs = ['packages/ui/src/i18n/catalogs', 'app/src/locales/catalogs'];
const languages = ['en', 'it', 'de', 'pl'];
const numbers = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1234, 1.5];

/** Messages of a PO file: id to ICU text. */
function readPo(file: string): [string, string][] {
  const blocks = readFileSync(file, 'utf8').split(/\n\n+/);
  const field = (block: string, name: string) => {
    const lines = new RegExp(`^${name} ((?:".*"\n?)+)`, 'm').exec(block)?.[1] ?? '';
    return [...lines.matchAll(/"(.*)"/g)].map(([text]) => JSON.parse(text)).join('');
  };
  return blocks.map(block => [field(block, 'msgid'), field(block, 'msgstr')] as [string, string]);
}

/** What both translators make of one ICU text. */
function both(locale: string, icu: string, values: Record<string, unknown>) {
  const compiled = compileMessage(icu);
  const lingui = setupI18n({ locale, messages: { [locale]: { x: compiled } } });
  const ours = createTranslator(locale, { x: compiled as Message });
  return [ours._('x', values), lingui._('x', values)];
}

describe('agrees with Lingui', () => {
  it.each(catalogs.flatMap(folder => ['en', 'it', 'de'].map(locale => [folder, locale] as const)))(
    'over all of %s in %s',
    (folder, locale) => {
      const messages = readPo(join(root, folder, `${locale}.po`)).filter(
        ([id, text]) => id !== '' && text !== '',
      );
      expect(messages.length).toBeGreaterThan(3);
      for (const [id, icu] of messages) {
        for (const count of [0, 1, 2, 1234]) {
          const values = new Proxy({}, { get: () => count });
          const [ours, theirs] = both(locale, icu, values);
          expect(ours, id).toBe(theirs);
        }
      }
    },
  );

  it.each([
    'Ciao {name}',
    '{count, plural, one {# messaggio} other {# messaggi}}',
    '{count, plural, =0 {niente} one {# solo} few {# few} many {# many} other {# altri da {name}}}',
    '{count, plural, offset:1 =0 {nessuno} one {{name} e # altro} other {{name} e # altri}}',
    '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{name, select, Ada {lei} other {loro}}',
    '{name, select, Ada {{count, plural, one {una #} other {molte #}}} other {# resta}}',
    "È l''ora",
  ])('on %s', icu => {
    for (const locale of languages) {
      for (const count of numbers) {
        for (const name of ['Ada', 'toString', '', undefined]) {
          const [ours, theirs] = both(locale, icu, { count, name });
          expect(ours, `${locale} ${count} ${name}`).toBe(theirs);
        }
      }
    }
  });
});

describe('a message that is not here', () => {
  const messages: Messages = { hello: ['Ciao'] };
  it('is its English default, else its id', () => {
    const t = createTranslator('it', messages);
    expect([t._('hello'), t._('x', {}, { message: 'X!' }), t._('x')]).toEqual(['Ciao', 'X!', 'x']);
  });

  it('is the sign of waiting where there is one', () => {
    expect(createTranslator('it', messages, () => '…')._('x', {}, { message: 'X!' })).toBe('…');
  });
});

it('refuses a kind of message it does not know, rather than show nonsense', () => {
  const t = createTranslator('it', { x: [['when', 'date', {}]] });
  expect(() => t._('x', { when: 1 })).toThrow('unknown type date');
});
