/** Width of the drawing where there is room for it, in rem. */
export const fullWidth = 14;

/** A length in rem at the full width as a part of the width: it does not grow with the text of the page. */
export const share = (rem: number): string => `${(rem / fullWidth) * 100}cqi`;
