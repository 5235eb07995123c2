import { compileCatalogs } from '../build/app.ts';
import { reportChanges } from './report-changes.ts';

/**
 * Writes the report of the sheets that were approved since a commit, and of those that the last comparison found to
 * differ: `pnpm vrt:changes [commit]`, by default since the branch left `main`. For reviewers, who see the pictures of a
 * change that passes its tests.
 */
await compileCatalogs();
console.log(await reportChanges({ commit: process.argv[2], approved: true }));
