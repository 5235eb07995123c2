/** A price split into net amount and tax. */
export interface VatParts {
  netMinor: number;
  taxMinor: number;
}

/** Splits a price that includes VAT, in minor units; the parts add up to the price. `percent` has two decimals at most. */
export function vatIn(grossMinor: number, percent: number): VatParts {
  const basisPoints = Math.round(percent * 100);
  const netMinor = Math.round((grossMinor * 10_000) / (10_000 + basisPoints));
  return { netMinor, taxMinor: grossMinor - netMinor };
}
