import { afterEach, beforeAll, expect, inject } from 'vitest';
import { changedPictures } from './changed-pictures.ts';
import { expectFindsHardCodedValues, hardCodedValues } from './hard-coded-values.ts';
import { overflowsInLanguages } from './overflow-in-languages.ts';
import { smallFields } from './small-fields.ts';

beforeAll(expectFindsHardCodedValues);

declare module 'vitest' {
  interface TestContext {
    /** The story of the test, set by the addon. */
    story?: { id: string; tags: string[] };
  }
}

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
