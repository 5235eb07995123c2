/** Bar, content and footer share this width, so that their edges align on wide screens. */
export const pageWidth = '80rem';
