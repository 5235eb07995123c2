/** A text that has tags, for places that show none, such as the title of a page or what is read out: its words alone. */
export const plain = (text: string): string => text.replaceAll(/<\/?\w+>/g, '');
