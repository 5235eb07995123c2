import { expect, test } from 'vitest';
import { subjectProblem } from './commit-subjects.ts';

test.each(['docs: add the specification', 'ui, api-client: name the brand', `e2e: ${'a'.repeat(67)}`])(
  'passes: %s',
  subject => {
    expect(subjectProblem(subject)).toBeUndefined();
  },
);

test.each([
  ['a subject of 120 characters', `docs: ${'a'.repeat(114)}`, 'has 120 characters, 72 are possible'],
  ['no area', 'Add the specification', 'is not "area: verb object" in lower case'],
  ['a capital after the colon', 'docs: Add it', 'is not "area: verb object" in lower case'],
  ['nothing after the colon', 'docs: ', 'is not "area: verb object" in lower case'],
  ['a full stop', 'docs: add it.', 'ends with a full stop'],
])('refuses %s', (_, subject, problem) => {
  expect(subjectProblem(subject)).toBe(problem);
});
