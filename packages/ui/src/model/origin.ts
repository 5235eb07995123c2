/** Who is behind a person, a message or a like. Anything but `member` is marked as fictional. */
export type Origin = 'member' | 'operator' | 'ai' | 'system';

/** How many of a number of people are not private members, by who answers for them. */
export interface FictionalCounts {
  /** Those in whose place people who work for the site answer. */
  readonly operator: number;
  /** Those in whose place a program answers. */
  readonly ai: number;
  /** Those that answer automatically. */
  readonly system: number;
}
