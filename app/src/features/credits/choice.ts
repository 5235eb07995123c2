/** What the address of a shop page says: it goes along from page to page, and survives a reload. */
export interface ShopChoice {
  /** The payment country that was chosen. */
  country?: string | undefined;
  /** The discount code that was typed. */
  code?: string | undefined;
  /** What is bought, where the path does not say it. */
  package?: string | undefined;
}

const names = ['country', 'code', 'package'] as const;

/** The choice in an address; values that cannot be one are left out. */
export function readChoice(search: URLSearchParams): ShopChoice {
  const choice: ShopChoice = {};
  for (const name of names) {
    const value = (search.get(name) ?? '').trim().slice(0, 40);
    if (value !== '' && (name !== 'country' || /^[A-Z]{2}$/.test(value))) choice[name] = value;
  }
  return choice;
}

/** The address of a shop page with this choice. */
export function shopHref(path: string, choice: ShopChoice): string {
  const query = new URLSearchParams();
  for (const name of names) if (choice[name] !== undefined) query.set(name, choice[name]);
  return query.size > 0 ? `${path}?${query}` : path;
}
