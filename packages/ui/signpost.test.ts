import { expect, test } from 'vitest';
import { signpost } from './signpost.ts';

const { code, types } = signpost(
  new Map([
    ['Button', 'base'],
    ['MemberTile', 'product/search'],
  ]),
);

test('whoever imports from the package itself is told the entries, whatever the name', async () => {
  expect(code).toContain('export let Button, MemberTile;');
  const loaded = import(`data:text/javascript,${encodeURIComponent(code)}`);
  await expect(loaded).rejects.toThrow(/is no entry.*@velluto\/ui\/base.*@velluto\/ui\/product\/search/);
});

test('the editor names the entry of each', () => {
  expect(types).toContain('MemberTile: "Import MemberTile from \'@velluto/ui/product/search\'"');
});
