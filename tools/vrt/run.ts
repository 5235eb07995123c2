import { runStep, type StepOptions, type StepResult } from '../support/run-step.ts';

/** Options for drawing contact sheets. */
export interface DrawOptions extends StepOptions {
  /** Approves the pictures instead of comparing them. */
  update?: boolean;
}

/** Draws and compares, in every appearance, the contact sheets whose file path contains one of the words; all without words. */
export const drawSheets = (pathParts: string[], { update, ...options }: DrawOptions): Promise<StepResult> =>
  runStep(
    'vitest',
    ['run', '--config=.storybook/vitest.config.ts', ...(update ? ['--update=all'] : []), ...pathParts],
    { ...options, env: { ...options.env, TEST_ALL: '1' } },
  );
