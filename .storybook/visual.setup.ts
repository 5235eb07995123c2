import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Face, faces } from './faces.ts';
import type {} from './pose.command.ts';
import type {} from './visual.command.ts';

const nextFrame = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Fonts loaded, pictures decoded, nothing moving. */
async function settled(): Promise<void> {
  await nextFrame();
  await document.fonts.ready;
  // A picture that waits to come near would never be decoded.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      animation.cancel(); // endless ones have no end to jump to
    }
  }
  await nextFrame();
}

const ruler = document.createElement('div');
ruler.style.cssText = 'position: fixed; inline-size: 0; block-size: 100dvb; visibility: hidden';

/** Whether the window has a height, and what is measured in window heights as well: that may follow late. */
const isHigh = (height: number) => window.innerHeight === height && ruler.offsetHeight === height;

/** Gives the window a height; resolves when it has it. The page is held to it. */
async function resize(height: number): Promise<void> {
  document.documentElement.append(ruler);
  document.body.style.minBlockSize = `${height}px`;
  for (let attempt = 0; attempt < 10; attempt++) {
    await page.viewport(1200, height);
    for (let frame = 0; !isHigh(height) && frame < 60; frame++) await nextFrame();
    if (isHigh(height)) return nextFrame();
  }
  throw new Error(`The window is ${window.innerHeight} px high instead of ${height} px.`);
}

/**
 * As high as the story in this brand; what covers the page gets the height of a small window. What is measured in
 * window heights grows with the window, so the page is measured until that ends.
 */
async function fit(): Promise<void> {
  const covers = document.querySelector(
    '[data-part="stage"], [data-radix-popper-content-wrapper], [popover]',
  );
  await resize(covers ? 720 : 160);
  for (let attempt = 0; attempt < 12; attempt++) {
    const height = Math.ceil(document.body.scrollHeight);
    if (height <= window.innerHeight) return;
    await resize(height);
  }
  if (document.body.scrollHeight > window.innerHeight)
    throw new Error('The sheet grows with the window: part of it would be in no picture.');
}

/** Brings the page into a face. `false` when it would show nothing that another face does not. */
async function show({ brand, mode, pose }: Face, sameBrand: boolean): Promise<boolean> {
  window.dispatchEvent(new CustomEvent('vl:axes', { detail: { brand, mode } }));
  const focused = await commands.pose(pose);
  if (pose === 'focus' && focused === 0) return false;
  await settled();
  const height = Number.parseInt(document.body.style.minBlockSize, 10);
  if (!sameBrand) await fit();
  else if (window.innerHeight !== height) await resize(height);
  return true;
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const sheet = { story: storyId, file: task.file.name, name: task.name };
  const broken: string[] = [];
  let brand: string | undefined;
  for (const face of faces) {
    const shown = await show(face, face.brand === brand);
    brand = face.brand;
    const judge = shown ? commands.comparePicture : commands.noPicture;
    const verdict = await judge(sheet, face.id);
    if (verdict) broken.push(verdict);
  }
  await commands.pose('rest');
  expect(broken.join('\n')).toBe('');
});
