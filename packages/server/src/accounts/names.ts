/** A name as it is kept: one form for what looks the same, no blanks to spare. */
export const tidyName = (name: string): string => name.normalize('NFKC').trim().replace(/ +/g, ' ');

/** How names are compared: two that differ only in case are one. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase();
