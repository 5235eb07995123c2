import { compileCatalogs } from '../build/app.ts';
import { drawSheets } from './run.ts';

/**
 * Approves the current contact sheets: all of them, or those whose file path contains one of the given words. Look at
 * every changed picture before.
 */
await compileCatalogs();
const { code } = await drawSheets(process.argv.slice(2), { update: true, output: 'show' });
process.exitCode = code;
