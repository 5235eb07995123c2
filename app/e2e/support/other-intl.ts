import type { BrowserContext, Page } from '@playwright/test';
import { drawnAnew, recordFirstElements } from './first-elements.ts';

/**
 * Gives a browser other data for `Intl` than the server has, as every engine and system does: texts end in a character without
 * width, names sort the other way round, and every number takes the same plural form.
 */
export async function writeOtherwise(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const otherwise = (text: unknown) => `${text}\u200B`;
    /** Replaces a method or the getter of one by what `change` makes of its results. */
    const change = (prototype: object, name: string, mark: (result: unknown) => unknown) => {
      const { get, value, ...rest } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
      const wrap = (method: (...all: unknown[]) => unknown, self?: unknown) =>
        function (this: unknown, ...all: unknown[]) {
          return mark(method.apply(self ?? this, all));
        };
      Object.defineProperty(
        prototype,
        name,
        get
          ? {
              ...rest,
              get(this: unknown) {
                return wrap(get.call(this), this);
              },
            }
          : { ...rest, value: wrap(value) },
      );
    };
    for (const { prototype } of [
      Intl.NumberFormat,
      Intl.DateTimeFormat,
      Intl.RelativeTimeFormat,
      Intl.ListFormat,
    ]) {
      change(prototype, 'format', otherwise);
    }
    change(Intl.DisplayNames.prototype, 'of', otherwise);
    change(Intl.Collator.prototype, 'compare', result => -Number(result));
    change(Intl.PluralRules.prototype, 'select', () => 'other');
    change(Number.prototype, 'toLocaleString', otherwise);
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      change(Date.prototype, name, otherwise);
    }
    change(String.prototype, 'localeCompare', result => -Number(result));
  });
  await context.addInitScript(recordFirstElements);
}

/** What can be read or pressed in the server's page and was drawn anew, by the beginnings of its HTML. */
export const elementsDrawnAnew = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {${drawnAnew}})()`);
