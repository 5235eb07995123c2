import { withoutJoiners, withoutPiledMarks } from '@velluto/rules';

/** Invisible letters and marks: fillers, joiners and variation selectors. */
const invisible = /[[\p{L}\p{M}]&&\p{Default_Ignorable_Code_Point}]/gv;

/** Normalises a name for storage: compatible characters in one form (NFKC), no invisible characters and no piles of marks, single spaces. */
export const normalizeName = (name: string): string =>
  withoutPiledMarks(name.replaceAll(invisible, '').normalize('NFKC')).trim().replace(/ +/g, ' ');

/** The form in which names are compared: two that differ only in case or in joiners count as the same name. */
export const nameKey = (name: string): string => withoutJoiners(normalizeName(name)).toLowerCase();
