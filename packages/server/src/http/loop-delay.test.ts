import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { measureLoopDelay } from './loop-delay.ts';

const delay = measureLoopDelay();

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('is late while every turn of the event loop takes long, and not because of one', async () => {
  block(1_500);
  await setTimeout(1);
  expect(delay()).toBeLessThan(600);
  for (let turn = 0; turn < 4; turn++) {
    block(900);
    await setImmediate();
  }
  expect(delay()).toBeGreaterThan(600);
  await expect.poll(delay, { timeout: 5_000 }).toBeLessThan(600);
});
