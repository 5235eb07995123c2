import type { Cases, Message, Messages, Token } from '../i18n/catalog.ts';
import { createFormat, keptIntl } from './format.ts';

/** Gives texts by their id. `createTranslator` makes one; an instance of Lingui (`setupI18n()`) is one as well. */
export interface Translator {
  _(id: string, values?: Record<string, unknown>, options?: { message?: string; comment?: string }): string;
}

/**
 * Makes the translator of one language: `createTranslator('it', messages)`. It knows values, plurals, ordinals and
 * selects, and says the same as Lingui's runtime, which is seven times as large.
 *
 * @param locale BCP 47, for plurals and numbers
 * @param messages all the texts of the page; what stands later wins: `{ ...messages, 'vl.MatchDialog.match': 'Ci siete' }`
 * @param missing gives the text for a message that is not here (yet); its English default or its id unless told
 */
export function createTranslator(locale: string, messages: Messages, missing?: () => string): Translator {
  const category = (type: Intl.PluralRuleType, value: number) =>
    keptIntl(locale + type, () => new Intl.PluralRules(locale, { type })).select(value);

  function write(message: Message, values: Record<string, unknown>, hash?: number): string {
    if (typeof message === 'string') return message;
    return message.map(token => piece(token, values, hash)).join('');
  }

  function piece(token: Token, values: Record<string, unknown>, hash?: number): string {
    if (typeof token === 'string')
      return token === '#' && hash !== undefined ? createFormat(locale).number(hash) : token;
    const [name, type, cases] = token;
    const value = values[name];
    if (type === undefined) return value === undefined || value === null ? '' : String(value);
    if (type === 'select') return write(caseOf(cases, String(value)), values, hash);
    if (type !== 'plural' && type !== 'selectordinal')
      throw new Error(`A message has the unknown type ${type}`);
    const count = Number(value);
    const rest = count - Number(cases?.offset ?? 0);
    const named = category(type === 'plural' ? 'cardinal' : 'ordinal', rest);
    return write(caseOf(cases, String(count), named), values, rest);
  }

  return {
    _(id, values = {}, options) {
      const message = messages[id];
      return message === undefined ? (missing?.() ?? options?.message ?? id) : write(message, values);
    },
  };
}

/** The first of these cases there is, else `other`. */
function caseOf(cases: Cases | undefined, ...keys: string[]): Message {
  for (const key of [...keys, 'other']) {
    const found = cases && Object.hasOwn(cases, key) ? cases[key] : undefined;
    if (found !== undefined && typeof found !== 'number') return found;
  }
  return '';
}
