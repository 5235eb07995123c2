/** A discount with the reason why the reader gets it. */
export interface Discount {
  code: string;
  percent: number;
  reason: 'time_bonus' | 'welcome' | 'personal' | 'promotion';
  /** ISO 8601 by the server's clock; null when it has no end. */
  expiresAt: string | null;
}
