/** A price split into net amount and tax. */
export interface VatParts {
  netMinor: number;
  taxMinor: number;
}

/** The tax in a price that includes it; the parts add up to the price. `percent` has two decimals at most. */
export function vatIn(grossMinor: number, percent: number): VatParts {
  const basisPoints = Math.round(percent * 100);
  const netMinor = Math.round((grossMinor * 10_000) / (10_000 + basisPoints));
  return { netMinor, taxMinor: grossMinor - netMinor };
}
