import { readFileSync } from 'node:fs';

/** Milliseconds of CPU a process has used, all its threads together (Linux). */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  const ticks = Number(fields?.[11]) + Number(fields?.[12]);
  return ticks * 10;
}

/** Resident memory of a process in MB (Linux). */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
