import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

test('background work finishes before the server stops, including work that it starts and work that fails', async () => {
  const errors: unknown[] = [];
  const done: string[] = [];
  const background = createBackground(error => errors.push(error));
  let openGate = () => {};
  const gate = new Promise<void>(resolve => {
    openGate = resolve;
  });
  background.run(async () => {
    await gate;
    background.run(async () => {
      await gate;
      done.push('second');
    });
    done.push('first');
  });
  background.run(async () => {
    throw new Error('no answer');
  });
  const settled = background.settled().then(() => done.push('settled'));
  openGate();
  await settled;
  expect(done).toEqual(['first', 'second', 'settled']);
  expect(errors).toEqual([new Error('no answer')]);
});
