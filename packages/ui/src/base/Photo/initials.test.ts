import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['giulia', 'G'],
  ['Anna Maria Rossi', 'AR'],
  ['  łucja  nowak ', 'ŁN'],
  ['', ''],
])('%j becomes %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
