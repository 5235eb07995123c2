/**
 * Avoids two full stops where a name such as “Velluto Media B.V.” ends a sentence, also one that is isolated; three are an
 * ellipsis.
 */
export const oneFullStop = (text: string): string => text.replace(/(?<!\.)\.(\u2069?)\.(?!\.)/g, '.$1');
