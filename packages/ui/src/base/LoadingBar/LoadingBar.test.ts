import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOADING_BAR_DURATION_MS, LOADING_BAR_THROTTLE_MS } from '@velluto/rules';
import { expect, it } from 'vitest';

// styles are written at build time and stories have no animation, so the test reads the rule itself
const css = readFileSync(join(import.meta.dirname, 'LoadingBar.css.ts'), 'utf8');

it('appears after 200 ms and fills up within 5 s', () => {
  const [, duration, delay] = /animation: `\$\{grow\} ([\d.]+)s [^`]* (\d+)ms both`/.exec(css) ?? [];
  expect([Number(duration) * 1000, Number(delay)]).toEqual([
    LOADING_BAR_DURATION_MS,
    LOADING_BAR_THROTTLE_MS,
  ]);
});
