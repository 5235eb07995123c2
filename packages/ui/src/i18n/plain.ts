/** Removes the tags from a text, for places that take plain text only: page titles and announcements of screen readers. */
export const plain = (text: string): string => text.replaceAll(/<\/?\w+>/g, '');
