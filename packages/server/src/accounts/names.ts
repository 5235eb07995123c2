/** Signs of which nothing can be seen: fillers that count as letters, marks that only join or vary others. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** A name as it is kept: one form for what looks the same, nothing that cannot be seen, no blanks to spare. */
export const tidyName = (name: string): string =>
  name.replaceAll(unseen, '').normalize('NFKC').trim().replace(/ +/g, ' ');

/** How names are compared: two that differ only in case are one. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase();
