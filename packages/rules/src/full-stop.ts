/** One full stop where a name such as “Velluto Media B.V.” brings that of its sentence along; three are an ellipsis. */
export const oneFullStop = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');
