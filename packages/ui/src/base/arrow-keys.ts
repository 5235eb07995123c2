/** What is asked of the press of a key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key is pressed together with a modifier: such presses belong to the browser. */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyPress): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Whether the texts of an element run from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The step of an arrow key along a row, in the direction of its texts: 1 to its end, -1 to its beginning; 0 for any other press. */
export function arrowStep(press: KeyPress, row: Element): 1 | -1 | 0 {
  if (isModified(press) || (press.key !== 'ArrowRight' && press.key !== 'ArrowLeft')) return 0;
  return (press.key === 'ArrowRight') === isRightToLeft(row) ? -1 : 1;
}
