import { compileCatalogs } from '../build/app.ts';
import { reportChanges } from './report-changes.ts';

/**
 * Writes the report of all sheets that look other than in a commit, approved or not: `pnpm vrt:changes [commit]`, by
 * default where the branch left `main`. For reviewers, who see the pictures of a change that passes its tests.
 */
await compileCatalogs();
console.log(await reportChanges(process.argv[2]));
