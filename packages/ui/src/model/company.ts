/** The company behind a site. */
export interface Company {
  /** Registered name. */
  name: string;
  /** Names it trades under. */
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
  phone: string | null;
  email?: string | null;
}
