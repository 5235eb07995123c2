/** The rules of the ban policy in the order of its list; a decision that restricts a member names the one that was broken. */
export const HOUSE_RULES = [
  'age',
  'respect',
  'identity',
  'money',
  'advertising',
  'privacy',
  'sexual_pictures',
  'law',
  'second_account',
] as const;

/** A rule of the ban policy. */
export type HouseRule = (typeof HOUSE_RULES)[number];
