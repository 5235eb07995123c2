/** Avoids two full stops where a name such as “Velluto Media B.V.” ends a sentence; three are an ellipsis. */
export const oneFullStop = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');
