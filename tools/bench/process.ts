import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds of CPU that a process has used in all its threads (Linux). */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  const ticks = Number(fields?.[11]) + Number(fields?.[12]);
  return ticks * 10;
}

/** Resident memory of a process in MB (Linux). */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

/** Makes a Node process collect its garbage, through its inspector. */
export async function collectGarbage(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  // retry: the connection is refused until the inspector listens
  const list = () => fetch('http://127.0.0.1:9229/json/list').catch(() => null);
  let answer = await list();
  for (; answer === null; answer = await list()) await setTimeout(50);
  const [target] = await answer.json();
  const inspector = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    inspector.onopen = () => inspector.send('{"id":1,"method":"HeapProfiler.collectGarbage"}');
    inspector.onmessage = resolve;
    inspector.onerror = reject;
  });
  inspector.close();
}
