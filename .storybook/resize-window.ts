import { page } from 'vitest/browser';
import { settlesInTime } from './settles-in-time.ts';
import { nextFrame } from './show-axes.ts';

const ruler = document.createElement('div');
ruler.style.cssText = 'position: fixed; inline-size: 0; block-size: 100dvb; visibility: hidden';

/** Whether the window has this size and `dvb` units follow it, which the browser may update later. */
const isSized = (width: number, height: number) =>
  window.innerWidth === width && window.innerHeight === height && ruler.offsetHeight === height;

/** Resizes the window, in pixels; resolves when it has that size. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  document.documentElement.append(ruler);
  for (let attempt = 0; attempt < 10; attempt++) {
    await settlesInTime('the new size', page.viewport(width, height));
    for (let frame = 0; !isSized(width, height) && frame < 60; frame++) await nextFrame();
    if (isSized(width, height)) {
      await nextFrame();
      return;
    }
  }
  throw new Error(`The window is ${innerWidth} × ${innerHeight} px instead of ${width} × ${height} px.`);
}
