import { withoutJoiners } from '@velluto/rules';

/** Letters and marks of which nothing can be seen: fillers, and what only joins or varies others. */
const unseen = /[[\p{L}\p{M}]&&\p{Default_Ignorable_Code_Point}]/gv;

/** Normalises a name for storage: one form for what looks the same, no invisible characters, single spaces. */
export const normalizeName = (name: string): string =>
  name.replaceAll(unseen, '').normalize('NFKC').trim().replace(/ +/g, ' ');

/** How names are compared: two that differ only in case, or in what only joins letters, are one. */
export const nameKey = (name: string): string => withoutJoiners(normalizeName(name)).toLowerCase();
