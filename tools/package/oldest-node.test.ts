import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/run-step.ts';
import { oldestVersion } from './oldest-node.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const published = ['ui', 'api-client', 'conformance', 'fonts', 'site', 'site/starter'];

test('packages and the made app promise one Node', () => {
  const promises = published.map(name => JSON.parse(read(`packages/${name}/package.json`)).engines?.node);
  expect(promises).toEqual(published.map(() => `>=${oldestVersion}`));
});

test('documents name no other Node, but that of create-next-app', () => {
  const documents = globSync(`packages/{${published}}/{README,GUIDE}.md`, { cwd: root });
  const named = documents.flatMap(file =>
    read(file)
      .split('\n')
      .filter(line => !line.startsWith('`create-next-app`'))
      .flatMap(line => [...line.matchAll(/\bNode (\d+(?:\.\d+)*)/g)].map(([, version]) => version)),
  );
  expect(named.length).toBeGreaterThanOrEqual(5);
  expect([...new Set(named)]).toEqual([oldestVersion]);
});
