import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import type { StoryAxes } from './StoryFrame.tsx';

const faces: Required<Pick<StoryAxes, 'brand' | 'mode'>>[] = [
  { brand: 'velluto', mode: 'light' },
  { brand: 'velluto', mode: 'dark' },
  { brand: 'nordlys', mode: 'light' },
  { brand: 'nordlys', mode: 'dark' },
];

const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Fonts loaded, pictures decoded, nothing moving. */
async function settled(): Promise<void> {
  await nextFrame();
  await document.fonts.ready;
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

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const axes of faces) {
    window.dispatchEvent(new CustomEvent('vl:axes', { detail: axes }));
    await settled();
    await page.viewport(1200, Math.max(240, Math.ceil(document.body.scrollHeight)));
    await expect
      .element(page.elementLocator(document.documentElement))
      .toMatchScreenshot(`${storyId}/${axes.brand}-${axes.mode}`);
  }
});
