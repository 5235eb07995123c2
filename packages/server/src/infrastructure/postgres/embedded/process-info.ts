import { readFileSync } from 'node:fs';

/** True when a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process, which differs when its id was reused for another process; undefined on systems that do not tell. */
export function startMark(pid: number): string | undefined {
  try {
    // after the command in parentheses, the 20th field is the start time in clock ticks since boot
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

/**
 * False when the process is certainly not the PostgreSQL that listens in this directory:
 * after a crash of the machine the process id may belong to another program, also to another PostgreSQL.
 */
export function mayListenIn(pid: number, sockets: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && command.includes(sockets);
  } catch {
    return process.platform !== 'linux';
  }
}

/** Checks a condition every 20 ms until it is true or the time is over; returns the last result. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await condition()) return true;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return condition();
}

/** Ends PostgreSQL: first by a fast shutdown, which writes everything, then by an immediate one, then by force; within 5 s in all. */
export async function endPostgres(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 3000],
    ['SIGQUIT', 1000],
    ['SIGKILL', 500],
  ];
  for (const [signal, patience] of steps) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await until(() => !isAlive(pid), patience)) return;
  }
}
