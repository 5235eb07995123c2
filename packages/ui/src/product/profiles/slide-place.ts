import { isRightToLeft } from '../../base/arrow-keys.ts';

/** How far a row of slides as wide as itself is scrolled to show one of them, in px; to the left it is negative. */
export const slidePlace = (row: HTMLElement, index: number): number =>
  index * row.clientWidth * (isRightToLeft(row) ? -1 : 1);
