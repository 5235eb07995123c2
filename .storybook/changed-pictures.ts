import { inject, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { type Face, facesOf } from './faces.ts';
import type { Sheet } from './picture-store.ts';
import type {} from './pose.command.ts';
import { resizeWindow } from './resize-window.ts';
import { settlesInTime } from './settles-in-time.ts';
import { nextFrame, showAxes } from './show-axes.ts';
import type {} from './visual.command.ts';

/** Ends what moves. */
function end(animation: Animation): void {
  try {
    animation.finish();
  } catch {
    // endless ones have no end to jump to; one only stilled may stay a layer of its own, with other edges
    const { target } = animation.effect as KeyframeEffect;
    if (target instanceof HTMLElement) target.style.setProperty('animation', 'none', 'important');
    animation.cancel();
  }
}

/**
 * Fonts loaded, pictures decoded, nothing moving: on a busy machine something may only begin after others ended. Where one
 * of these takes too long, the pixels tell whether all is there.
 */
async function settled(): Promise<void> {
  await nextFrame();
  await settlesInTime('the fonts', document.fonts.ready);
  // A picture that waits to come near would never be decoded.
  for (const image of document.images) image.loading = 'eager';
  await settlesInTime('the pictures', Promise.allSettled([...document.images].map(image => image.decode())));
  for (let round = 0; round < 50; round++) {
    const moving = document.getAnimations().filter(animation => animation.playState !== 'finished');
    for (const animation of moving) end(animation);
    await nextFrame();
    if (moving.length === 0) return;
  }
  throw new Error('Something moves again as often as it is ended.');
}

/** React holds back what was loaded for so many ms after its stand-in was shown. */
const throttle = 300;

/** What a page loads after its first view is there and shown. */
async function complete(): Promise<void> {
  await settlesInTime('what is loaded', vi.dynamicImportSettled());
  await new Promise(resolve => setTimeout(resolve, throttle));
  await settlesInTime('what is loaded', vi.dynamicImportSettled());
}

/** Gives the window a size; resolves when it has it. The page is held to its height. */
async function resize(width: number, height: number): Promise<void> {
  document.body.style.minBlockSize = `${height}px`;
  await resizeWindow(width, height);
}

/**
 * As high as the story in this brand; what covers the page gets the height of a small window. What is measured in
 * window heights grows with the window, so the page is measured until that ends.
 */
async function fit(width: number, lowest?: number): Promise<void> {
  const covers = document.querySelector(
    '[data-part="stage"], [data-radix-popper-content-wrapper], [popover]',
  );
  await resize(width, lowest ?? (covers ? 720 : 160));
  for (let attempt = 0; attempt < 12; attempt++) {
    const height = Math.ceil(document.body.scrollHeight);
    if (height <= window.innerHeight) return;
    await resize(width, height);
  }
  if (document.body.scrollHeight > window.innerHeight)
    throw new Error('The sheet grows with the window: part of it would be in no picture.');
}

/** Brings the page into a face. `false` when it would show nothing that another face does not. */
async function show({ brand, mode, pose, width = 1200, lowest }: Face, sameSize: boolean): Promise<boolean> {
  await showAxes({ brand, mode });
  await nextFrame();
  const focused = await commands.pose(pose);
  if (pose === 'focus' && focused === 0) return false;
  await settled();
  const height = Number.parseInt(document.body.style.minBlockSize, 10);
  if (!sameSize) await fit(width, lowest);
  else if (window.innerHeight !== height) await resize(width, height);
  await settled();
  return true;
}

/** What differs from the approved pictures of a sheet. */
export async function changedPictures(sheet: Sheet): Promise<string[]> {
  const changed: string[] = [];
  let before: Face | undefined;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (sheet.story.startsWith('screens-')) await complete();
  for (const face of facesOf(sheet.story, inject('everyFace'))) {
    const shown = await show(face, face.brand === before?.brand && face.width === before.width);
    before = face;
    const judge = shown ? commands.comparePicture : commands.noPicture;
    const verdict = await judge(sheet, face.id);
    if (verdict) changed.push(verdict);
  }
  await commands.pose('rest');
  document.body.style.minBlockSize = '';
  return changed;
}
