/** How much of the page's ground lies over the pictures where words stand on them, in percent. */
export const VEIL = 92;
