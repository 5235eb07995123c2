import { enableCompileCache } from 'node:module';
import { main } from '../../packages/server/src/main.ts';
import { plugins } from './plugins.ts';

/** The server in production (built to `packages/server/dist/main.js`). */

// keeps compiled code on disk, which makes the next start faster
enableCompileCache();
const running = await main({}, { plugins });
if (running) process.stdout.write(`Velluto runs at http://localhost:${running.port}\n`);
