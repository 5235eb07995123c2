import type { StoryAxes } from './StoryFrame.tsx';
import { settlesInTime } from './settles-in-time.ts';

/** Resolves when everything drawn so far is on the screen. */
export const nextFrame = (): Promise<unknown> =>
  settlesInTime(
    'a frame',
    new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/**
 * Shows the story in a brand, mode or language; resolves when all of it is in the document, including texts that are drawn
 * in a transition. It is on the screen one frame later.
 */
export async function showAxes(axes: StoryAxes): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const drawn = new Promise(resolve => window.addEventListener('vl:drawn', resolve, { once: true }));
    // a copy, because React would not draw again for the same object
    window.dispatchEvent(new CustomEvent('vl:axes', { detail: { ...axes } }));
    if (await settlesInTime('the axes asked for', drawn)) return;
  }
  throw new Error(`The story is never drawn with ${JSON.stringify(axes)}.`);
}
