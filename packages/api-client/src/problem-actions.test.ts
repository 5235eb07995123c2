import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import contract from './generated/openapi.json' with { type: 'json' };
import { problemActions } from './problem-actions.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('says what to do about every error, and so does the README', () => {
  expect(Object.keys(problemActions).sort()).toEqual(contract.components.schemas.ErrorCode.enum.toSorted());
  for (const [code, action] of Object.entries(problemActions)) {
    const row = readme.split('\n').find(line => line.startsWith('| `') && line.includes(`\`${code}\``));
    expect([code, row?.split('`')[1]]).toEqual([code, action]);
  }
});
