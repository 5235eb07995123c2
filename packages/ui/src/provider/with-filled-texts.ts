import type { I18n } from '@lingui/core';
import { fillTexts, type Say } from '@velluto/rules';
import { reportingMissingTexts } from './dev-checks.ts';
import type { Wording } from './wording.ts';

/**
 * The same messages and language, with values that fit into the texts (see `fillTexts`), and texts with a number made
 * by `wording`. The given instance stays as it is.
 */
export function withFilledTexts(i18n: I18n, wording: Wording): I18n {
  const filled = fillTexts(wordedOnce(i18n._.bind(i18n) as Say, i18n.locale, wording));
  const say = process.env.NODE_ENV === 'production' ? filled : reportingMissingTexts(i18n, filled);
  return Object.assign(Object.create(i18n), { _: say, t: say });
}

/** Plural forms, and the way the number in them is written, are data of `Intl`. */
const wordedOnce =
  (say: Say, locale: string, wording: Wording): Say =>
  (message, separateValues, options) => {
    const { id, values = separateValues } =
      typeof message === 'string' ? { id: message, values: separateValues } : message;
    const make = () => say(message, separateValues, options);
    const hasNumber = Object.values(values ?? {}).some(value => typeof value === 'number');
    return hasNumber ? wording(`${locale} ${id} ${JSON.stringify(values)}`, make) : make();
  };
