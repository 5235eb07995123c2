/** A headline without the marks of its stressed word, for the title of the window. */
export const plain = (text: string): string => text.replaceAll('*', '');
