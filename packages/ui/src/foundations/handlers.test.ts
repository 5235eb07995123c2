import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

it('every handler takes one object, to which something can be added, or nothing', () => {
  const others: string[] = [];
  let handlers = 0;
  for (const path of globSync('{base,patterns,product}/**/*.tsx', { cwd: source })) {
    if (/\.(stories|test)\.tsx$/.test(path)) continue;
    const text = readFileSync(join(source, path), 'utf8');
    for (const [, props = ''] of text.matchAll(/^export interface \w+Props[^{]*\{\n(.*?)^\}/gms))
      for (const [, name, parameters = ''] of props.matchAll(/^ {2}(on[A-Z]\w*)\??: \(*(.*?)\) =>/gm)) {
        handlers += 1;
        // `Partial<…>` and `Pick<…>`: the fields of a form that changed
        if (!/^$|^\w+: (\{.*\}|Partial<.*>|Pick<.*>)$/.test(parameters))
          others.push(`${path}: ${name}(${parameters})`);
      }
  }
  expect(handlers).toBeGreaterThan(100);
  expect(others).toEqual([]);
});
