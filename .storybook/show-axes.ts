import type { StoryAxes } from './StoryFrame.tsx';
import { settlesInTime } from './settles-in-time.ts';

/** Resolves when what was drawn is on the screen. */
export const nextFrame = (): Promise<unknown> =>
  settlesInTime(
    'a frame',
    new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/**
 * Brings the story into a brand, mode or language; resolves when all of it stands in the document, late texts and parts
 * as well. What is to be seen on the screen takes a frame more.
 */
export async function showAxes(axes: StoryAxes): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const drawn = new Promise(resolve => window.addEventListener('vl:drawn', resolve, { once: true }));
    // a copy: the frame draws nothing for what it has already
    window.dispatchEvent(new CustomEvent('vl:axes', { detail: { ...axes } }));
    if (await settlesInTime('the axes asked for', drawn)) return;
  }
  throw new Error(`The story is never drawn with ${JSON.stringify(axes)}.`);
}
