import { expect, it } from 'vitest';
import { createResource } from './resource.ts';

/** A resource, what its state holds, and questions that are answered when the test says so. */
function setUp() {
  const state: { held?: string } = {};
  const resource = createResource<{ text: string }>(({ text }) => {
    state.held = text;
  });
  const ask = () => {
    const { promise, resolve } = Promise.withResolvers<{ text: string }>();
    const done = resource.ask(() => promise);
    return (text: string) => {
      resolve({ text });
      return done;
    };
  };
  return { resource, state, ask };
}

it('takes an answer once, so the history does not bring back an older one', () => {
  const { resource, state } = setUp();
  const first = { text: 'first' };
  expect(resource.applySnapshot(first)).toBe(true);
  resource.applySnapshot({ text: 'second' });
  expect(resource.applySnapshot(first)).toBe(false);
  expect(state.held).toBe('second');
});

it('drops an answer that comes after that of a later question', async () => {
  const { state, ask } = setUp();
  const answerFirst = ask();
  const answerSecond = ask();
  await answerSecond('second');
  expect(await answerFirst('first')).toEqual({ text: 'first' });
  expect(state.held).toBe('second');
});

it('takes the answers of questions in turn, whatever is accepted meanwhile', async () => {
  const { resource, state, ask } = setUp();
  const answerFirst = ask();
  const answerSecond = ask();
  await answerFirst('first');
  resource.applySnapshot({ text: 'of a page' });
  await answerSecond('second');
  expect(state.held).toBe('second');
});

it('drops an answer from before a change, and takes the next one', async () => {
  const { resource, state, ask } = setUp();
  const answerFirst = ask();
  resource.changed();
  await answerFirst('before');
  expect(state.held).toBeUndefined();
  await ask()('after');
  expect(state.held).toBe('after');
});
