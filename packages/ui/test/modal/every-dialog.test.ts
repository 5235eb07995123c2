import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const dialogs = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(path =>
  /(Dialog|Modal)\.stories\.tsx$/.test(path),
);

it.each(dialogs)('%s runs the tests of every dialog', path => {
  expect(readFileSync(join(source, path), 'utf8')).toContain('play: dialogBehaviour(');
});
