/** Bar, content and footer have the same width, so that their edges align on wide screens. */
export const pageWidth = '80rem';
