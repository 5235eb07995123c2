import { type MessageId, type Messages, setupI18n } from '@lingui/core';
import { LANGUAGES } from '@velluto/rules';
import { expect, it } from 'vitest';
import { builtLanguages, loadMessages } from './catalogs.ts';

/** The values that a compiled message takes, also inside of its cases. */
function valuesOf(message: unknown, found = new Set<string>()): Set<string> {
  if (!Array.isArray(message)) return found;
  for (const token of message) {
    if (!Array.isArray(token)) continue;
    const [name, , cases] = token;
    found.add(name);
    for (const text of Object.values(cases ?? {})) valuesOf(text, found);
  }
  return found;
}

const english = await loadMessages('en');
const others = builtLanguages.filter(language => language !== 'en');

it('every language of the product has its texts', () =>
  expect([...builtLanguages].sort()).toEqual(LANGUAGES));

it.each(others)('%s has the same messages as English', async language => {
  expect(Object.keys(await loadMessages(language)).sort()).toEqual(Object.keys(english).sort());
});

it.each(others)('%s uses no placeholder that English does not have', async language => {
  const extra = Object.entries(await loadMessages(language)).flatMap(([id, message]) => {
    const given = valuesOf(english[id]);
    return [...valuesOf(message)].filter(value => !given.has(value)).map(value => `${id} {${value}}`);
  });
  expect(extra).toEqual([]);
});

it.each(builtLanguages)('%s formats every message for every number', async language => {
  const messages: Messages = await loadMessages(language);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  for (const count of [0, 1, 2, 5, 1234]) {
    const broken = Object.entries(messages).filter(([id, message]) => {
      const values = Object.fromEntries([...valuesOf(message)].map(name => [name, count]));
      const said = i18n._(id as MessageId, values);
      return !said || /[{}#]|undefined|NaN/.test(said);
    });
    expect(broken.map(([id]) => id)).toEqual([]);
  }
});

it('ids that no catalog has do not compile', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: english } });
  // @ts-expect-error it is called app.LoginCode.again
  expect(i18n._('app.LoginCode.agian')).toBe('app.LoginCode.agian');
});
