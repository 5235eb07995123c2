import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { className } from './class-name.ts';

test('a name consists of module, variant and number, independent of the hash', () => {
  for (const hash of ['1x2y3z', 'ab']) {
    const filePath = `${hash}/src/base/Button/Button.css.ts`;
    expect(className({ hash: `${hash}0`, filePath })).toBe('vl-Button-0');
    expect(className({ hash: `${hash}1`, filePath, debugId: 'extra large' })).toBe('vl-Button-extra_large-1');
    expect(className({ hash: `${hash}10`, filePath })).toBe('vl-Button-10');
  }
});

test('no two style modules have the same name', () => {
  const names = globSync('src/**/*.css.ts', { cwd: import.meta.dirname }).map(path => basename(path));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});
