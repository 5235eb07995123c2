import { missingTests, namedTests, withoutNamedTests } from '../named-tests.ts';
import { codeIn, placeExists } from './places.ts';
import type { LegalRow } from './rows.ts';

/**
 * Problems of a duty: no test, or a test or place that does not exist.
 *
 * @param names everything that is declared (`declaredNames`)
 */
export function legalProblems({ duty, place, tests }: LegalRow, names: ReadonlySet<string>): string[] {
  const named = namedTests(tests);
  const problems = [
    ...(named.length === 0 ? ['no test is named'] : []),
    ...named.flatMap(missingTests),
    ...codeIn(withoutNamedTests(tests)).map(
      code =>
        `${code} is no file of tests: write it as docs/coverage.md does, such as ui/base/Button/Button.stories.tsx`,
    ),
    ...(place === '' ? ['no place is named'] : []),
    ...codeIn(place)
      .filter(code => !placeExists(code, names))
      .map(code => `the place ${code} is not there`),
  ];
  return problems.map(problem => `${duty}: ${problem}`);
}
