import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hyphenated } from './hyphens.ts';

test('words of fewer than ten letters are hyphenated in no engine', () => {
  // outside a condition it would hold in engines that know no limits
  expect(Object.keys(hyphenated)).toEqual(['@supports']);
  const rules: Record<string, object> = hyphenated['@supports'];
  expect(rules).toMatchObject({
    '(hyphenate-limit-chars: 12 5 5)': { hyphenateLimitChars: '12 5 5' },
    '(-webkit-hyphenate-limit-before: 5)': {
      WebkitHyphenateLimitBefore: '5',
      WebkitHyphenateLimitAfter: '5',
    },
  });
  expect(Object.keys(rules)).toHaveLength(2);
});

test('every part that is hyphenated takes these limits', () => {
  const source = join(import.meta.dirname, '../..', 'src');
  const ownRules = globSync('**/*.{css.ts,css,tsx}', { cwd: source }).filter(file =>
    /\bhyphens['"]?:|-hyphens\b/i.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(ownRules).toEqual([]);
});
