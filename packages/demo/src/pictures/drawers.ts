import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@velluto/server';
import type { PhotoFile } from '@velluto/server/areas/photos/files.ts';
import type { PortraitOptions } from '../portraits/portrait.ts';
import type { RenderAnswer, RenderRequest } from './worker.ts';

/** Draws pictures in processes outside the server's. */
export interface Drawers {
  /** One file of a portrait; rejects when the queue is full or the drawing failed. */
  draw(options: PortraitOptions, file: PhotoFile): Promise<Uint8Array>;
  /** Ends the processes and rejects all drawings that are not finished. */
  close(): void;
}

interface Job {
  request: RenderRequest;
  resolve(file: Uint8Array): void;
  reject(error: Error): void;
}

/** Most pictures that may wait to be drawn; any further request is rejected. */
const QUEUE = 240;
/** Processes are ended after this long without work, so that an idle site does not hold their memory. */
const IDLE_MS = 20_000;

/** Up to two drawing processes, started with the first request for a picture. */
export function createDrawers(processes = Math.min(2, availableParallelism())): Drawers {
  const waiting: Job[] = [];
  const workers = new Map<ChildProcess, Job | undefined>();
  let nextId = 1;
  let idle: NodeJS.Timeout | undefined;

  const end = (worker: ChildProcess) => {
    workers.delete(worker);
    worker.removeAllListeners();
    if (worker.connected) worker.disconnect();
  };

  const endWhenIdle = () => {
    clearTimeout(idle);
    if (waiting.length > 0 || [...workers.values()].some(Boolean)) return;
    idle = setTimeout(() => {
      for (const worker of [...workers.keys()]) end(worker);
    }, IDLE_MS);
    idle.unref();
  };

  const feed = (worker: ChildProcess) => {
    const job = waiting.shift();
    workers.set(worker, job);
    if (job) {
      worker.channel?.ref();
      worker.send(job.request);
      return;
    }
    // an idle drawing process must not keep the server's process alive
    worker.channel?.unref();
    endWhenIdle();
  };

  const start = () => {
    const worker = fork(join(repositoryRoot, 'packages/demo/src/pictures/worker.ts'), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    worker.on('message', (answer: RenderAnswer) => {
      const job = workers.get(worker);
      if ('error' in answer) job?.reject(new Error(answer.error));
      else job?.resolve(answer.file);
      feed(worker);
    });
    const lost = () => {
      workers.get(worker)?.reject(new Error('The drawing process ended'));
      end(worker);
      if (waiting.length > 0) start();
    };
    worker.on('exit', lost);
    worker.on('error', lost);
    worker.unref();
    feed(worker);
  };

  return {
    draw: (options, file) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= QUEUE) {
          reject(new Error('Too many pictures are waiting to be drawn'));
          return;
        }
        clearTimeout(idle);
        waiting.push({ request: { id: nextId++, options, file }, resolve, reject });
        const free = [...workers].find(([, job]) => !job)?.[0];
        if (free) feed(free);
        else if (workers.size < processes) start();
      }),
    close: () => {
      clearTimeout(idle);
      for (const [worker, job] of [...workers]) {
        job?.reject(new Error('Closed'));
        end(worker);
      }
      for (const job of waiting.splice(0)) job.reject(new Error('Closed'));
    },
  };
}
