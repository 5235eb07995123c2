/** Joins class names and drops what is not set. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
