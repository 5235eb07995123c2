import { compileCatalogs } from './app-build.ts';
import { runStep } from './run-step.ts';

/** Takes the contact sheets as they are now for the right ones; look at every changed picture before. */
await compileCatalogs();
const { code } = await runStep('vitest', ['run', '--project', 'visual', '-u'], { output: 'show' });
process.exitCode = code;
