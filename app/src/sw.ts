import type { WorkerScope } from './worker/scope.ts';
import { startWorker } from './worker/worker.ts';

declare const BUILD: string;

// the worker's global object, typed by what we use of it
startWorker(self as unknown as WorkerScope, BUILD);
