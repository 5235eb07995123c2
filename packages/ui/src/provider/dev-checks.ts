import type { I18n } from '@lingui/core';
import type { Say } from '@velluto/rules';
import { warnInDevelopment } from '../base/dev-warning.ts';

/** An element of the package: its stable class is like `vl-Button`. */
const anyComponent = '[class^="vl-"], [class*=" vl-"]';

/** Warns developers whose page has no brand around the components. */
export function warnOfMissingBrand(brand: string): void {
  const component = document.querySelector(anyComponent);
  if (!component || component.closest('[data-vl-brand]')) return;
  warnInDevelopment(
    'UiProvider',
    'no element around the components has data-vl-brand',
    'Colours, typefaces and distances are missing',
    `Write <html data-vl-brand="${brand}"> and import the brand's style sheet, such as @velluto/ui/brands/${brand}.css`,
  );
}

/** Languages whose missing texts were reported: one sentence is enough for all of them. */
const reported = new Set<string>();

/** Renders texts as before, and warns developers once a language when the catalog lacks a text of the package. */
export const reportingMissingTexts =
  (i18n: I18n, say: Say): Say =>
  (...text) => {
    const shown = say(...text);
    const id = typeof text[0] === 'string' ? text[0] : text[0].id;
    if (id.startsWith('vl.') && id.endsWith(`.${shown}`) && !Object.hasOwn(i18n.messages, id)) {
      warnOfValueWithoutText(i18n.locale, id, shown);
      return shown;
    }
    if (shown === id && id.startsWith('vl.') && !reported.has(i18n.locale)) {
      reported.add(i18n.locale);
      warnOfMissingText(i18n, id);
    }
    return shown;
  };

function warnOfValueWithoutText(locale: string, id: string, value: string): void {
  warnInDevelopment(
    'Texts',
    `the catalog "${locale}" has no text for the value ${value}`,
    'The value itself is shown',
    `Add one, withCopy(messages, { '${id}': '…' }), if it is a value of your site`,
  );
}

function warnOfMissingText({ locale, messages }: I18n, id: string): void {
  const empty = Object.keys(messages).length === 0;
  warnInDevelopment(
    'Texts',
    `the catalog "${locale}" ${empty ? 'is empty' : `has no text for ${id}`}`,
    'Ids of messages are shown in place of texts',
    `Give UiProvider messages, or load them into Lingui's i18n: import { messages } from '@velluto/ui/i18n/${locale.slice(0, 2)}'`,
  );
}
