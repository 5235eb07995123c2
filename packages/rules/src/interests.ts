/** Ids of the interests of a profile (spec § 5.2) in the order in which they are offered; their labels belong to the UI. */
export const INTERESTS = [
  'relationship',
  'friendship',
  'romance',
  'flirting',
  'sex',
  'travelling',
  'weekend_trips',
  'sea',
  'mountains',
  'hiking',
  'cycling',
  'running',
  'swimming',
  'sailing',
  'skiing',
  'climbing',
  'yoga',
  'fitness',
  'football',
  'tennis',
  'dancing',
  'music',
  'concerts',
  'singing',
  'instruments',
  'cinema',
  'series',
  'theatre',
  'museums',
  'reading',
  'writing',
  'photography',
  'drawing',
  'crafts',
  'fashion',
  'cooking',
  'baking',
  'wine',
  'coffee',
  'eating_out',
  'gardening',
  'animals',
  'motorcycles',
  'board_games',
  'video_games',
  'languages',
  'astronomy',
  'flea_markets',
] as const;

/** Id of an interest. */
export type Interest = (typeof INTERESTS)[number];

/** True for an id of the list. */
export function isInterest(value: unknown): value is Interest {
  return INTERESTS.includes(value as Interest);
}
