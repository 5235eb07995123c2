import { runStep } from '../support/run-step.ts';

/**
 * Runs pnpm in the repository.
 *
 * @returns what it printed
 * @throws Error with what it printed, when it fails
 */
export async function pnpm(...args: string[]): Promise<string> {
  const { code, output } = await runStep('pnpm', args);
  if (code !== 0) throw new Error(`pnpm ${args.join(' ')} failed.\n${output}`);
  return output;
}
