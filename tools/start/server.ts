import { enableCompileCache } from 'node:module';
import { main } from '../../packages/server/src/main.ts';
import { extensions } from './extensions.ts';

/** The server as a site runs it (`packages/server/dist/main.js`). */

// what was compiled at the start before need not be compiled again
enableCompileCache();
const running = await main({}, { extensions });
if (running) process.stdout.write(`Velluto runs at http://localhost:${running.port}\n`);
