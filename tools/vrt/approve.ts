import { compileCatalogs } from '../build/app.ts';
import { drawSheets } from './run.ts';

/**
 * Approves the current contact sheets: all of them, or those whose file path contains one of the given words, and names
 * what it approved. Look at every changed picture before.
 */
await compileCatalogs();
const { code, output } = await drawSheets(process.argv.slice(2), { update: true, output: 'show' });
const taken = [...output.matchAll(/^(approved|forgotten): (\S+ in \S+)$/gm)].map(([line]) => line).sort();
console.log(taken.length === 0 ? 'Nothing differs: nothing to approve.' : taken.join('\n'));
if (taken.length > 0) console.log(`${taken.length} ${taken.length === 1 ? 'picture' : 'pictures'} approved.`);
process.exitCode = code;
