import type { Locator } from '@playwright/test';
import type { Texts } from './texts.ts';

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

/** A bank account that no other spec uses: limits hold for bank accounts too. */
export function newIban(): string {
  const account = `37040044${digits(10)}`;
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}

/** A phone number that no other spec uses. */
export const newPhone = (): string => `+39333${digits(7)}`;

/** What a new bank account's holder fills in for a direct debit, by the names of the fields. */
export const directDebitValues = ({ holder, phone }: { holder: string; phone: string }) => ({
  holder,
  iban: newIban(),
  street: 'Via Roma',
  number: '1',
  zip: '20121',
  city: 'Milano',
  phone,
});

/** Fills in the form of a direct debit, with a new bank account. */
export async function fillDirectDebit(
  form: Locator,
  t: Texts,
  person: { holder: string; phone: string },
): Promise<void> {
  for (const [name, value] of Object.entries(directDebitValues(person))) {
    await form.getByRole('textbox', { name: t(`vl.DirectDebitForm.${name}`), exact: true }).fill(value);
  }
}
