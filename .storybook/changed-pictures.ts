import { inject, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { type Appearance, appearancesOf, isScreen } from './appearances.ts';
import type { Sheet } from './picture-store.ts';
import { resizeWindow } from './resize-window.ts';
import { settlesInTime } from './settles-in-time.ts';
import { nextFrame, showAxes } from './show-axes.ts';
import type {} from './show-state.command.ts';
import type {} from './visual.command.ts';

/** Jumps to the end of an animation; an endless one is removed. */
function end(animation: Animation): void {
  try {
    animation.finish();
  } catch {
    // an endless one has no end to jump to; a paused one could keep its own layer, which draws edges differently
    const { target } = animation.effect as KeyframeEffect;
    if (target instanceof HTMLElement) target.style.setProperty('animation', 'none', 'important');
    animation.cancel();
  }
}

/**
 * Waits until fonts are loaded, images are decoded and no animation runs. Repeated, since an animation may start after
 * another ended. Where one of these takes too long it goes on: the comparison of pixels then shows what is missing.
 */
async function settled(): Promise<void> {
  await nextFrame();
  await settlesInTime('the fonts', document.fonts.ready);
  // a lazy image outside the window would never be decoded
  for (const image of document.images) image.loading = 'eager';
  await settlesInTime('the pictures', Promise.allSettled([...document.images].map(image => image.decode())));
  for (let round = 0; round < 50; round++) {
    const moving = document.getAnimations().filter(animation => animation.playState !== 'finished');
    for (const animation of moving) end(animation);
    await nextFrame();
    if (moving.length === 0) return;
  }
  throw new Error('New animations keep starting: the page never comes to rest.');
}

/** React shows loaded content at the earliest this many ms after its Suspense fallback appeared. */
const throttle = 300;

/** Waits until the parts that a page imports lazily are loaded and shown. */
async function complete(): Promise<void> {
  await settlesInTime('what is loaded', vi.dynamicImportSettled());
  await new Promise(resolve => setTimeout(resolve, throttle));
  await settlesInTime('what is loaded', vi.dynamicImportSettled());
}

/** Resizes the window and makes the page at least as high; resolves when the window has that size. */
async function resize(width: number, height: number): Promise<void> {
  document.body.style.minBlockSize = `${height}px`;
  await resizeWindow(width, height);
}

/** What decides how high a sheet is: a sheet shown before with the same has the right size already. */
const sizeOf = ({ brand, width, locale, direction, density }: Appearance) =>
  [brand, width, locale, direction, density].join();

/**
 * Makes the window as high as the story in this brand; dialogs and menus get the height of a small window. Parts sized in
 * viewport heights grow with the window, so the page is measured again until it fits.
 */
async function fit(width: number, lowest?: number): Promise<void> {
  const covers = document.querySelector(
    '[data-part="stage"], [data-radix-popper-content-wrapper], [popover]',
  );
  await resize(width, lowest ?? (covers ? 720 : 160));
  for (let attempt = 0; attempt < 40; attempt++) {
    const height = Math.ceil(document.body.scrollHeight);
    if (height <= window.innerHeight) return;
    await resize(width, height);
  }
  if (document.body.scrollHeight > window.innerHeight)
    throw new Error('The sheet grows with the window: part of it would be in no picture.');
}

/** Shows the story in an appearance. `false` for the focus appearance of a story without anything that can take the focus. */
async function show(
  { id: _, state, width = 1200, lowest, shows: __, ...axes }: Appearance,
  sameSize: boolean,
): Promise<boolean> {
  await showAxes(axes);
  await nextFrame();
  const focused = await commands.showState(state);
  if (state === 'focus' && focused === 0) return false;
  await settled();
  const height = Number.parseInt(document.body.style.minBlockSize, 10);
  if (!sameSize) await fit(width, lowest);
  else if (window.innerHeight !== height) await resize(width, height);
  await settled();
  return true;
}

/** Compares a sheet with its approved pictures; gives a sentence for each appearance that differs. */
export async function changedPictures(sheet: Sheet): Promise<string[]> {
  const changed: string[] = [];
  let previous: Appearance | undefined;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (isScreen(sheet.story)) await complete();
  for (const appearance of appearancesOf(sheet.story, inject('everyAppearance'))) {
    const shown = await show(appearance, previous !== undefined && sizeOf(appearance) === sizeOf(previous));
    previous = appearance;
    const compare = shown ? commands.comparePicture : commands.noPicture;
    const difference = await compare(sheet, appearance.id);
    if (difference) changed.push(difference);
  }
  await commands.showState('none');
  await showAxes({});
  document.body.style.minBlockSize = '';
  return changed;
}
