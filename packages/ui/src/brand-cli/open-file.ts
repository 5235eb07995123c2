import { spawn } from 'node:child_process';

const commands: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Opens a file in the program that the device has for it, and does not wait for it. Nothing happens where there is none. */
export function openFile(path: string): void {
  const child = spawn(commands[process.platform] ?? 'xdg-open', [path], { stdio: 'ignore', detached: true });
  // the path was printed too, so a machine without a desktop needs no message
  child.on('error', () => undefined);
  child.unref();
}
