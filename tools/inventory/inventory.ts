import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';
import { readStories } from './stories.ts';
import { missing, tableFile, tableOf } from './table.ts';

await writeFile(join(root, tableFile), tableOf(root));
const withoutStories = missing(readStories(root));
console.log(
  withoutStories.length === 0 ? `${tableFile} is complete.` : `Without stories: ${withoutStories.join(', ')}`,
);
