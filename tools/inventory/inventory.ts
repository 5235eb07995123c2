import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';
import { readStories } from './stories.ts';
import { missing, tableFile, tableOf } from './table.ts';

await writeFile(join(root, tableFile), tableOf(root));
const left = missing(readStories(root));
console.log(left.length === 0 ? `${tableFile} is complete.` : `Without stories: ${left.join(', ')}`);
