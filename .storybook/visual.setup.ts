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

const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));

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

/** The height of the window as the styles see it: on a busy machine `svh` follows the window a few frames later. */
function styledHeight(): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: fixed; block-size: 100svh';
  document.documentElement.append(probe);
  const height = probe.offsetHeight;
  probe.remove();
  return height;
}

/** Resolves when the window has its new height. */
async function resize(height: number): Promise<void> {
  await page.viewport(1200, height);
  for (let frame = 0; window.innerHeight !== height || styledHeight() !== height; frame++) {
    if (frame === 600)
      throw new Error(`The window is ${window.innerHeight} px high instead of ${height} px.`);
    await nextFrame();
  }
  await nextFrame();
}

/** As high as the story; what covers the page gets the height of a small window. */
async function fit(): Promise<void> {
  const covers = document.querySelector(
    '[data-part="stage"], [data-radix-popper-content-wrapper], [popover]',
  );
  await resize(covers ? 720 : 160);
  await resize(Math.max(covers ? 720 : 160, Math.ceil(document.body.scrollHeight)));
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await fit();
  const broken: string[] = [];
  for (const axes of faces) {
    window.dispatchEvent(new CustomEvent('vl:axes', { detail: axes }));
    await settled();
    const verdict = await commands.comparePicture(storyId, `${axes.brand}-${axes.mode}`);
    if (verdict) broken.push(verdict);
  }
  expect(broken.join('\n')).toBe('');
});
