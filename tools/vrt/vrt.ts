import { compileCatalogs } from '../build/app.ts';
import { reportChanges } from './report-changes.ts';
import { drawSheets } from './run.ts';

/** Compares the contact sheets, all or those whose file path contains one of the given words, and writes the report. */
await compileCatalogs();
const { code } = await drawSheets(process.argv.slice(2), { output: 'show' });
process.exitCode = code;
if (code !== 0) console.log(await reportChanges({ approved: false }));
