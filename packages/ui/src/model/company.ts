/** The company that runs the site. */
export interface Company {
  /** Registered name. */
  name: string;
  /** Trade names. */
  tradeNames: readonly string[];
  /** Street and number. */
  address: string;
  /** Postcode and town. */
  city: string;
  /** ISO 3166. */
  country: string;
  /** Number in the trade register. */
  register: string;
  vatNumbers: readonly string[];
  /** As shown; null when there is none. */
  phone: string | null;
  email?: string | null;
}
