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
export const decryptDebtor = (
  { encryption }: { encryption: { decrypt(encrypted: string, about: string): string } },
  { debtor, id }: { debtor: string; id: string },
): Debtor => JSON.parse(encryption.decrypt(debtor, id)) as Debtor;
