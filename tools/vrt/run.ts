import { runStep, type StepOptions, type StepResult } from '../support/run-step.ts';

/** How contact sheets are drawn. */
export interface DrawOptions extends StepOptions {
  /** Approves what is seen instead of comparing it. */
  update?: boolean;
}

/** Draws the contact sheets whose file's path contains one of the words, all without a word, in every face, and compares them. */
export const drawSheets = (words: string[], { update, ...options }: DrawOptions): Promise<StepResult> =>
  runStep(
    'vitest',
    [
      'run',
      '--config=.storybook/vitest.config.ts',
      '--project=visual',
      ...(update ? ['--update=all'] : []),
      ...words,
    ],
    { ...options, env: { ...options.env, TEST_ALL: '1' } },
  );
