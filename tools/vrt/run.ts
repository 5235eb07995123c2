import { isPinned } from '../support/browser.ts';
import { runStep, type StepOptions, type StepResult } from '../support/run-step.ts';

/** Options for drawing contact sheets. */
export interface DrawOptions extends StepOptions {
  /** Approves the pictures instead of comparing them. */
  update?: boolean;
}

/**
 * Draws and compares, in every appearance, the contact sheets whose file path contains one of the words; all without words.
 *
 * @throws Error where pictures cannot be compared, which would otherwise look as if nothing had changed.
 */
export function drawSheets(pathParts: string[], { update, ...options }: DrawOptions): Promise<StepResult> {
  if (!isPinned) {
    throw new Error(
      'Pictures are compared on x64 Linux without CHROMIUM_PATH only. Elsewhere run `tools/vrt/container.sh` in a container (docs/visual-regression.md).',
    );
  }
  return runStep(
    'vitest',
    ['run', '--config=.storybook/vitest.config.ts', ...(update ? ['--update=all'] : []), ...pathParts],
    { ...options, env: { ...options.env, TEST_ALL: '1' } },
  );
}
