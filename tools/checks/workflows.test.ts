import { expect, it } from 'vitest';
import { workflowProblems } from './workflows.ts';

const workflow = `name: Check
on: push
jobs:
  test:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          fetch-depth: 0
      - run: .ci/run
`;

it('a workflow whose actions are pinned passes', () => {
  expect(workflowProblems(workflow)).toEqual([]);
});

it.each([
  ['a misspelt key of a step', ['with:', 'wiht:'], '/jobs/test/steps/0: .*wiht'],
  ['a job that does not exist', ['steps:', 'needs: build\n    steps:'], '/jobs/test/needs: .*build'],
  ['an unknown event', ['on: push', 'on: pushed'], '/on'],
  [
    'an action by its tag',
    ['@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', '@v5'],
    'line 7: pin .*@v5',
  ],
  ['a pinned action without its version', [' # v5.0.0', ''], 'line 7: pin'],
] as const)('%s is reported', (_fault, [from, to], problem) => {
  expect(workflowProblems(workflow.replace(from, to)).join('\n')).toMatch(new RegExp(problem));
});
