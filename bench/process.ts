import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds of CPU a process has used, all its threads together (Linux). */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  const ticks = Number(fields?.[11]) + Number(fields?.[12]);
  return ticks * 10;
}

/** Resident memory of a process in MB (Linux). */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

/** Has a process of Node collect its garbage, asked for through its inspector. */
export async function collectGarbage(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const targets = () => fetch('http://127.0.0.1:9229/json/list').then(answer => answer.json());
  let found = await targets().catch(() => null);
  while (found === null) {
    await setTimeout(50);
    found = await targets().catch(() => null);
  }
  const inspector = new WebSocket(found[0].webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    inspector.onopen = () => inspector.send('{"id":1,"method":"HeapProfiler.collectGarbage"}');
    inspector.onmessage = resolve;
    inspector.onerror = reject;
  });
  inspector.close();
}
