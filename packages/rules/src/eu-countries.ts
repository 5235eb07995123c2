/** Member states of the European Union whose currency is the euro. */
export const EURO_AREA: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
]);

/** Member states of the European Union. */
export const EU_COUNTRIES: ReadonlySet<string> = new Set([...EURO_AREA, 'CZ', 'DK', 'HU', 'PL', 'RO', 'SE']);

/** Months over which the number of active members in the Union is averaged (Regulation (EU) 2022/2065, Art. 24 (2)). */
export const RECIPIENT_MONTHS = 6;
