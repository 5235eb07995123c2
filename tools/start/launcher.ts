import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Process {
  parent: number;
  command: string;
}

/** Parent and command of a process; undefined when it has ended. */
function look(pid: number): Process | undefined {
  try {
    if (process.platform === 'linux') {
      const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
      return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [, parent, command] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    return parent === undefined ? undefined : { parent: Number(parent), command: command ?? '' };
  } catch {
    return undefined;
  }
}

/** Ancestor processes up to the outermost package manager, nearest first; empty when none started us. */
function launchers(): number[] {
  const ancestors: { pid: number; command: string }[] = [];
  for (let pid = process.ppid; pid > 1; ) {
    const found = look(pid);
    if (!found) break;
    ancestors.push({ pid, command: found.command });
    pid = found.parent;
  }
  const outermost = ancestors.findLastIndex(({ command }) => /\b(p?npm|npx)\b/.test(command));
  return ancestors.slice(0, outermost + 1).map(({ pid }) => pid);
}

/**
 * Calls back when one of the package managers that started us has ended. A signal to `npx` ends only `npx` and does not
 * reach us, so the product would go on running unnoticed.
 */
export function whenLauncherEnds(callback: () => void): void {
  const chain = [process.pid, ...launchers()];
  if (chain.length === 1) return;
  const everyMs = process.platform === 'linux' ? 250 : 1_000;
  const timer = setInterval(() => {
    const isIntact = chain.every(
      (pid, index) => index === chain.length - 1 || look(pid)?.parent === chain[index + 1],
    );
    if (isIntact) return;
    clearInterval(timer);
    callback();
  }, everyMs);
  timer.unref();
}
