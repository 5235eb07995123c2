import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

test('work that nobody waits for is ended before the server is, also what it begins and what fails', async () => {
  const errors: unknown[] = [];
  const done: string[] = [];
  const background = createBackground(error => errors.push(error));
  let go = () => {};
  const gate = new Promise<void>(resolve => {
    go = resolve;
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
  go();
  await settled;
  expect(done).toEqual(['first', 'second', 'settled']);
  expect(errors).toEqual([new Error('no answer')]);
});
