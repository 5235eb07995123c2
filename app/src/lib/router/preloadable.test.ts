import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CodeLoadError, preloadableComponent, preloadableModule } from './preloadable.ts';

const drawn = (Part: ReturnType<typeof preloadableComponent>) =>
  renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Part)));

it('a preloaded component renders at once, any other shows the fallback', async () => {
  const Part = preloadableComponent(async () => ({ default: () => 'here' }));
  expect(drawn(Part)).toContain('waiting');
  await Part.preload();
  expect(drawn(Part)).toContain('here');
  expect(drawn(Part)).not.toContain('waiting');
});

it('loads again after a failure', async () => {
  const load = vi.fn(async () => ({ default: () => 'here' }));
  load.mockRejectedValueOnce(new Error('no connection'));
  const Part = preloadableComponent(load);
  await expect(Part.preload()).rejects.toThrow(CodeLoadError);
  await Part.preload();
  expect(drawn(Part)).toContain('here');
});

it('distinguishes lost code from an error that a module throws', async () => {
  const cause = new Error('404');
  await expect(preloadableModule(() => Promise.reject(cause)).preload()).rejects.toMatchObject({ cause });
  const { run } = await preloadableModule(async () => ({ run: () => Promise.reject(cause) })).preload();
  await expect(run()).rejects.toBe(cause);
});
