import { afterEach, beforeAll, expect } from 'vitest';
import { changedPictures } from './changed-pictures.ts';
import { expectFindsHardCodedValues, hardCodedValues } from './hard-coded-values.ts';
import { overflowsInLanguages } from './overflow-in-languages.ts';
import { smallFields } from './small-fields.ts';

beforeAll(expectFindsHardCodedValues);

// mounting a sheet costs more than checking it, so all checks of its looks run on the same mount
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  const changed = await changedPictures({ story: storyId, file: task.file.name, name: task.name });
  expect(
    [...changed, ...(await overflowsInLanguages(storyId)), ...hardCodedValues(), ...smallFields()].join('\n'),
  ).toBe('');
});
