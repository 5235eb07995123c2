/** The payer of a direct debit; stored encrypted as a whole. */
export interface Debtor {
  holder: string;
  iban: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  /** E.164. */
  phone: string;
}

/** The payer of an order or a mandate. */
export const openDebtor = (
  { vault }: { vault: { open(sealed: string, about: string): string } },
  { debtor, id }: { debtor: string; id: string },
): Debtor => JSON.parse(vault.open(debtor, id)) as Debtor;
