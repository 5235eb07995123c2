import { isSepaCountry } from '@velluto/rules';
import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/mobile';

/** A mobile number as it is dialled, and as it is shown. */
export interface MobileNumber {
  /** E.164: `+393331234567`. */
  number: string;
  /** `+39 ••• 567`. */
  hint: string;
}

/** A phone number without what address books and signatures put around it: invisible marks, `Tel.:`, `(mobile)`. */
const numberIn = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/^[^\d+(]+|(?<=\d)[^\d]+$/g, '');

/**
 * Reads a mobile number; one without a country code is taken as one of `country`. Codes are sent to countries of SEPA and
 * of the site only, since expensive numbers elsewhere are a known way of fraud (SMS pumping).
 *
 * @returns the number, or why it is refused
 */
export function readMobile(
  text: string,
  country: string,
  siteCountries: readonly string[],
): MobileNumber | 'format' | 'not_allowed' {
  const usual: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const found = parsePhoneNumber(numberIn(text), { defaultCountry: usual, extract: false });
  if (!found?.isValid() || found.ext) return 'format';
  const home = found.country;
  if (!home || !(isSepaCountry(home) || siteCountries.includes(home))) return 'not_allowed';
  return { number: found.number, hint: `+${found.countryCallingCode} ••• ${found.number.slice(-3)}` };
}
