import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { isScreen } from './appearances.ts';
import { changedPictures } from './changed-pictures.ts';
import { englishTexts } from './english-texts.ts';
import { expectFindsHardCodedValues, hardCodedValues } from './hard-coded-values.ts';
import { overflowsInLanguages } from './overflow-in-languages.ts';
import { repeatedNames } from './repeated-names.ts';
import { resizeWindow } from './resize-window.ts';
import { smallFields } from './small-fields.ts';

beforeAll(expectFindsHardCodedValues);

declare module 'vitest' {
  interface TestContext {
    /** The story of the test, set by the addon. */
    story?: { id: string; name: string; tags: string[]; parameters: Record<string, unknown>; play?: unknown };
  }
}

/** Whether nothing of a story can be seen; what is there for screen readers only has the size of a pixel. */
const drawsNothing = () =>
  [...document.querySelectorAll('body > * *:not([data-frame])')].every(element => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  });

// the docs page trusts the story's parameter, because it cannot tell an empty story from a slow one
afterEach(({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  expect(drawsNothing(), 'a story draws nothing exactly if `parameters.drawsNothing` says so').toBe(
    story.parameters.drawsNothing === true,
  );
});

afterEach(({ story }) => {
  if (!story) return;
  const { disableSnapshot } = story.parameters.chromatic as { disableSnapshot: boolean };
  expect(!disableSnapshot, 'Chromatic photographs a story exactly if it has the tag `sheet`').toBe(
    story.tags.includes('sheet'),
  );
});

afterEach(({ story }) => {
  if (story?.name !== 'Default' || !story.play) return;
  expect(document.querySelector(':focus-visible'), 'the play of Default leaves a focus ring').toBeNull();
});

/** The element that had the focus last; it may be gone. */
let focused: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  focused = target instanceof Element ? target : null;
});
beforeEach(() => {
  focused = null;
});
// whoever pressed something that goes with it, such as a row of a list, goes on from there
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail' || !document.querySelector('main')) return;
  if (!focused || focused.isConnected) return;
  await expect
    .poll(() => document.activeElement?.localName, { message: 'the focus fell to the body' })
    .not.toBe('body');
});

// a contact sheet shows a component many times
afterEach(({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  if (story.tags.includes('sheet') && !isScreen(story.id)) return;
  expect(repeatedNames()).toEqual([]);
});

afterEach(({ task, story }) => {
  if (!story || task.result?.state === 'fail' || import.meta.env.STORY_LOCALE === 'en') return;
  // these pages are documentation, which is in English
  if (story.id.startsWith('foundations-')) return;
  expect(englishTexts(), 'a story shows English in another language').toEqual([]);
});

/** Width of a usual phone in pixels. */
const phone = 390;

afterEach(async ({ task, story }) => {
  if (story?.name !== 'Default' || task.result?.state === 'fail') return;
  await resizeWindow(phone, 844);
  const { scrollWidth } = document.documentElement;
  await resizeWindow(1200, 900);
  expect(scrollWidth, 'Default is wider than a phone').toBeLessThanOrEqual(phone);
});

// mounting a sheet costs more than checking it, so all checks of its looks run on the same mount
afterEach(async ({ task, story }) => {
  if (!inject('photographed') || !story?.tags.includes('sheet') || task.result?.state === 'fail') return;
  const changed = await changedPictures({ story: story.id, file: task.file.name, name: task.name });
  expect(
    [...changed, ...(await overflowsInLanguages(story.id)), ...hardCodedValues(), ...smallFields()].join(
      '\n',
    ),
  ).toBe('');
});
