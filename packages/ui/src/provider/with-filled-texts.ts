import type { I18n } from '@lingui/core';
import { fillTexts, type Say } from '@velluto/rules';
import { reportingMissingTexts } from './dev-checks.ts';

/**
 * The same messages and language, with values that fit into the texts: see `fillTexts`. The given instance stays as it
 * is.
 */
export function withFilledTexts(i18n: I18n): I18n {
  const filled = fillTexts(i18n._.bind(i18n) as Say);
  const say = process.env.NODE_ENV === 'production' ? filled : reportingMissingTexts(i18n, filled);
  return Object.assign(Object.create(i18n), { _: say, t: say });
}
