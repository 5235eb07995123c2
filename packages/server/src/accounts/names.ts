/** Invisible characters: fillers, joiners, variation selectors and other marks. */
const unseen = /[[\p{L}\p{M}]&&\p{Default_Ignorable_Code_Point}]/gv;

/** Normalises a name for storage: one form for what looks the same, no invisible characters, single spaces. */
export const normalizeName = (name: string): string =>
  name.replaceAll(unseen, '').normalize('NFKC').trim().replace(/ +/g, ' ');

/** Key for comparing names: two that differ only in case are the same. */
export const nameKey = (name: string): string => normalizeName(name).toLowerCase();
