let clock = 1000;

/** A pointer event on an element, `after` ms after the last one, some pixels from where the pointer went down. */
export function sendPointerEvent(
  element: Element,
  type: string,
  [x, y]: readonly [x: number, y: number],
  after = 16,
) {
  clock += after;
  const event = new PointerEvent(type, {
    bubbles: true,
    isPrimary: true,
    pointerType: 'touch',
    pointerId: 7,
    buttons: type === 'pointerup' ? 0 : 1,
    clientX: 200 + x,
    clientY: 200 + y,
  });
  // fixed time stamps, so that the velocity does not depend on the speed of the machine
  Object.defineProperty(event, 'timeStamp', { value: clock });
  element.dispatchEvent(event);
}

/** A pointer that presses an element, moves in steps, pauses and is released. */
export function drag(element: Element, steps: readonly [x: number, y: number][], rest = 0) {
  sendPointerEvent(element, 'pointerdown', [0, 0]);
  for (const step of steps) sendPointerEvent(element, 'pointermove', step);
  sendPointerEvent(element, 'pointerup', steps.at(-1) ?? [0, 0], rest);
}

/** A pointer that drags an element down, and rests before it is let go. */
export const dragDown = (element: Element, pixels: number) =>
  drag(
    element,
    [
      [0, pixels / 2],
      [0, pixels],
    ],
    500,
  );

/** A pointer that drags an element down until the system takes the gesture over. */
export function dragDownCutOff(element: Element, pixels: number) {
  sendPointerEvent(element, 'pointerdown', [0, 0]);
  sendPointerEvent(element, 'pointermove', [0, pixels]);
  sendPointerEvent(element, 'pointercancel', [0, pixels]);
}
