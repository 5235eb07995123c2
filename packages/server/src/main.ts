import type { RunningServer, StartOptions } from './boot/start.ts';
import { reasonOf, StartError } from './domain/start-error.ts';
import { type Config, readConfig } from './infrastructure/config/config.ts';

/** Seconds after `DRAIN_SECONDS` within which the process has to stop: container platforms kill it after 10 seconds or more. */
const stopSeconds = 8;

/** Logs an unexpected error through the server's logger, which leaves out the values that errors contain. */
async function logFatal(error: unknown, message: string): Promise<void> {
  try {
    const { createLog } = await import('./infrastructure/log.ts');
    createLog('fatal').fatal({ err: error }, message);
  } catch (broken) {
    // the installation is too broken to create a logger
    console.error(`${message} Its log cannot be written either (${reasonOf(broken)}).`);
  }
}

/** Ends the process with one sentence for the person at the terminal. */
async function fail(error: unknown): Promise<void> {
  process.exitCode = 1;
  if (error instanceof StartError) console.error(error.message);
  else await logFatal(error, 'Velluto could not start.');
}

/**
 * Starts the server as the environment says, and stops it on Ctrl-C, SIGTERM and SIGHUP; returns null when it could not start.
 *
 * @param change values that override the environment
 */
export async function main(
  change: Partial<Config> = {},
  options: Pick<StartOptions, 'render' | 'plugins'> = {},
): Promise<RunningServer | null> {
  let running: RunningServer | undefined;
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    // a database that does not answer must not keep the process alive; the next start ends what is left of it
    const patience = ((running?.ctx.config.drainSeconds ?? 0) + stopSeconds) * 1_000;
    setTimeout(() => process.exit(1), patience).unref();
    await running?.stop();
    process.exit(exitCode);
  };
  // asked to stop while starting: finish the start, then stop in order
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (running) void stop(0);
      else stopping = true;
    });
  }
  process.on('uncaughtException', error => {
    void logFatal(error, 'Velluto ended by a fault.').finally(() => process.exit(1));
  });
  try {
    const { startServer } = await import('./boot/start.ts');
    running = await startServer(
      { ...readConfig(process.env), ...change },
      {
        ...options,
        onLost: () => {
          console.error('The database ended by itself; start Velluto again. Nothing that was saved is lost.');
          void stop(1);
        },
      },
    );
  } catch (error) {
    await fail(error);
    return null;
  }
  if (stopping) {
    stopping = false;
    await stop(0);
  }
  return running;
}
