import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { valueMessage } from './value-message.ts';

it('a value without a text is shown as it is, with its braces, and one with a text in its words', () => {
  const messages = { 'vl.Interest.chess': 'Scacchi' };
  const i18n = setupI18n({ locale: 'it', messages: { it: messages } });
  expect(i18n.t(valueMessage({}, 'Interest', '{darts}'))).toBe('{darts}');
  expect(i18n.t(valueMessage({}, 'Interest', 'chess'))).toBe('Scacchi');
});
