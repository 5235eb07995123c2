import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { StoryAxes } from './StoryFrame.tsx';
import type {} from './visual.command.ts';

const faces: Required<Pick<StoryAxes, 'brand' | 'mode'>>[] = [
  { brand: 'velluto', mode: 'light' },
  { brand: 'velluto', mode: 'dark' },
  { brand: 'nordlys', mode: 'light' },
  { brand: 'nordlys', mode: 'dark' },
];

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

/** Gives the window a height; resolves when it has it. The page is held to it: `svh` may follow the window late. */
async function resize(height: number): Promise<void> {
  document.body.style.minBlockSize = `${height}px`;
  for (let attempt = 0; attempt < 10; attempt++) {
    await page.viewport(1200, height);
    for (let frame = 0; window.innerHeight !== height && frame < 60; frame++) await nextFrame();
    if (window.innerHeight === height) return nextFrame();
  }
  throw new Error(`The window is ${window.innerHeight} px high instead of ${height} px.`);
}

/** As high as the story; what covers the page gets the height of a small window. */
async function fit(): Promise<number> {
  const covers = document.querySelector(
    '[data-part="stage"], [data-radix-popper-content-wrapper], [popover]',
  );
  const least = covers ? 720 : 160;
  await resize(least);
  const height = Math.max(least, Math.ceil(document.body.scrollHeight));
  await resize(height);
  return height;
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const height = await fit();
  const broken: string[] = [];
  for (const axes of faces) {
    window.dispatchEvent(new CustomEvent('vl:axes', { detail: axes }));
    await settled();
    if (window.innerHeight !== height) await resize(height);
    const verdict = await commands.comparePicture(storyId, `${axes.brand}-${axes.mode}`);
    if (verdict) broken.push(verdict);
  }
  expect(broken.join('\n')).toBe('');
});
