import { expect, test } from 'vitest';
import { linesIn } from './recipe-lines.ts';

test('reads the commands of blocks with their lines, and no other code', () => {
  const document =
    'Run:\n\n```sh\npnpm new page a /a none\nnode x.ts\n```\n\n```tsx\npnpm no\n```\n\n```\nnpx --yes pnpm@1.2.3 start\n```\n';
  expect(linesIn(document)).toEqual([
    { text: 'pnpm new page a /a none', number: 4, script: 'new', rest: 'page a /a none' },
    { text: 'node x.ts', number: 5, script: '', rest: '' },
    { text: 'npx --yes pnpm@1.2.3 start', number: 13, script: 'start', rest: '' },
  ]);
});
