/** Removes the tags of a text, for places that show plain text only: the title of a page, or what screen readers announce. */
export const plain = (text: string): string => text.replaceAll(/<\/?\w+>/g, '');
