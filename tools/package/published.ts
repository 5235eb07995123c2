import { runStep } from '../support/run-step.ts';

/**
 * Whether the registry has this version of a package, so that a release that was interrupted can be repeated.
 *
 * @throws Error when the registry does not say it
 */
export async function isPublished(name: string, version: string, env: Record<string, string> = {}) {
  const { code, output } = await runStep('npm', ['view', `${name}@${version}`, 'version'], { env });
  if (code === 0) return output.trim() === version;
  if (output.includes('E404')) return false;
  throw new Error(`The registry does not say whether it has ${name} ${version}.\n${output}`);
}
