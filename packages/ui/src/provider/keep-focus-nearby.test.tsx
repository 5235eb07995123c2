// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocusNearby } from './keep-focus-nearby.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<main><h1>People</h1><ul><li id="a"><button>A</button></li><li id="b"><button>B</button></li></ul></main>';
  stop = keepFocusNearby();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Presses the button of a row, which removes the row. */
async function remove(id: string) {
  const row = document.getElementById(id);
  row?.querySelector('button')?.focus();
  row?.remove();
  // the observer is told of it
  await Promise.resolve();
}
const focused = () => document.activeElement?.textContent;

it('the focus goes to the next row, or to the one before', async () => {
  await remove('a');
  vi.runAllTimers();
  expect(focused()).toBe('B');
});

it('without another row it goes to the heading of the part, past one that is hidden', async () => {
  document.querySelector('h1')?.before(Object.assign(document.createElement('h1'), { ariaHidden: 'true' }));
  document.querySelector('h1')?.setAttribute('aria-hidden', 'true');
  document.getElementById('b')?.remove();
  await remove('a');
  vi.runAllTimers();
  expect(focused()).toBe('People');
});

it('moves nothing once it is stopped', async () => {
  await remove('a');
  stop();
  vi.runAllTimers();
  expect(document.activeElement).toBe(document.body);
});
