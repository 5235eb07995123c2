import type { Clock } from './clock.ts';
import type { Brand } from './context.ts';
import { createFormat } from './format.ts';

/** What `UiProvider` cannot do without, as it comes from JavaScript. */
interface Required {
  brand: Partial<Brand> | undefined;
  locale: unknown;
  clock: Partial<Clock> | undefined;
  timeZone?: string | undefined;
}

const accepts = (make: () => unknown): boolean => {
  try {
    make();
    return true;
  } catch {
    return false;
  }
};

/**
 * Ends with one sentence and the remedy where brand, locale, clock or time zone cannot be used.
 *
 * @throws Error with the prop, its value and what to write instead
 */
export function requireUsable({ brand, locale, clock, timeZone }: Required): void {
  const refuse = (wrong: string, instead: string) => {
    throw new Error(`UiProvider: ${wrong}. ${instead}.`);
  };
  if (typeof brand?.id !== 'string' || !brand.Logo)
    refuse(
      `brand is ${brand ? 'no brand' : brand}`,
      "Pass one: velluto of @velluto/ui/brands/velluto, or createBrand of @velluto/ui/brands with what 'velluto-brand build --module' wrote",
    );
  if (typeof locale !== 'string' || locale === '' || !accepts(() => createFormat(locale).number(1)))
    refuse(
      `locale is ${typeof locale === 'string' ? `"${locale}"` : locale}, which is no language tag`,
      'Write language and country with a hyphen, such as it-IT',
    );
  if (typeof clock?.now !== 'function')
    refuse(`clock is ${clock ? 'no clock' : clock}`, 'Pass liveClock(Date.now()) of @velluto/ui/provider');
  if (timeZone !== undefined && !accepts(() => createFormat('en', timeZone).date(0)))
    refuse(
      `timeZone is "${timeZone}", which no system knows`,
      'Write an IANA name such as Europe/Rome, or leave it out for that of the device',
    );
}
