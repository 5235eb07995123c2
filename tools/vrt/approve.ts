import { compileCatalogs } from '../build/app.ts';
import { drawSheets } from './run.ts';

/**
 * Takes the contact sheets as they are now for the right ones, all of them or those whose file's path contains one of
 * the given words; look at every changed picture before.
 */
await compileCatalogs();
const { code } = await drawSheets(process.argv.slice(2), { update: true, output: 'show' });
process.exitCode = code;
