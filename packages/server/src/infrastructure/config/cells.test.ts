import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '../../domain/start-error.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'velluto-cells-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'cells.json');

/** Variables of a process of the cell `south`, with a cells file of this content. */
function cellsOf(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return { CELLS_FILE: file, CELL: 'south' };
}
/** A made-up password. */
const password = 'geheim';
const addressOf = (cell: string) => `postgres://velluto:${password}@${cell}.example/velluto`;
const [north, south] = [addressOf('north'), addressOf('south')];
writeFileSync(join(folder, 'north.url'), `${north}\n`);
writeFileSync(join(folder, 'south.url'), `${south}\n`);
const cells = {
  north: { pools: ['aurora', 'nordlys'], database_url_file: 'north.url' },
  south: { pools: ['velluto'], database_url_file: join(folder, 'south.url') },
};

it('gives a process the database, the replica and the prefix of its cell, and nothing of another one', () => {
  const config = readConfig(cellsOf(cells));
  expect(config).toMatchObject({ databaseUrl: south, replicaUrl: null, redisPrefix: 'velluto:south' });
  expect(config.cells?.own.pools).toEqual(['velluto']);
  expect(config.exposedSecrets.join()).not.toContain('DATABASE_URL');
  // the addresses of other cells need not even be readable
  rmSync(join(folder, 'north.url'));
  expect(readConfig(cellsOf(cells)).databaseUrl).toBe(south);
  expect(JSON.stringify(config)).not.toContain('north.example');
  writeFileSync(join(folder, 'north.url'), north);
  const withReplica = { ...cells, south: { ...cells.south, database_replica_url_file: 'north.url' } };
  expect(readConfig({ ...cellsOf(withReplica), REDIS_PREFIX: 'ours' })).toMatchObject({
    replicaUrl: north,
    redisPrefix: 'ours:south',
  });
  expect(readConfig({})).toMatchObject({ cells: null, redisPrefix: 'velluto' });
});

describe('is refused in one sentence', () => {
  const here = `The cells file ${file} cannot be used`;
  const of = (change: object) => ({ ...cells, south: { ...cells.south, ...change } });
  it.each<[string, unknown, string]>([
    ['a file that is not JSON', '{', `${here}: it is not JSON (`],
    ['a number', 7, `${here}: it is not an object of cells.`],
    ['no cell', {}, `${here}: it has no cell.`],
    ['a name with a colon', { 'a:b': cells.north }, `${here} at a:b: "a:b" is no name such as "north-2".`],
    ['no pools', of({ pools: undefined }), `${here} at south.pools: `],
    ['a pool that is no text', of({ pools: [7] }), `${here} at south.pools.0: it is no text.`],
    [
      'an empty path',
      of({ database_url_file: '' }),
      `${here} at south.database_url_file: a path is missing.`,
    ],
    [
      'a field by mistake',
      of({ database_url: south }),
      `${here} at south.database_url: there is no such field.`,
    ],
    [
      'a pool in two cells',
      of({ pools: ['aurora'] }),
      `${here} at south.pools: "aurora" is named by "north" too.`,
    ],
    [
      'one database of two cells',
      of({ database_url_file: './north.url' }),
      `${here} at south.database_url_file: `,
    ],
    [
      'a file that is not there',
      of({ database_url_file: 'none' }),
      `DATABASE_URL_FILE names ${folder}/none, which`,
    ],
  ])('%s', (_, content, sentence) => {
    const read = () => readConfig(cellsOf(content));
    expect(read).toThrow(StartError);
    expect(read).toThrow(sentence);
    expect(read).toThrow(/^[^\n]+\.$/);
    expect(read).not.toThrow(/geheim/);
  });

  it('a process that does not say which cell is meant', () => {
    const { CELLS_FILE } = cellsOf(cells);
    expect(() => readConfig({ CELLS_FILE })).toThrow('CELL is not set: set it to one of north, south.');
    expect(() => readConfig({ CELLS_FILE, CELL: 'east' })).toThrow(
      'CELL is "east", which is none of CELLS_FILE: set it to one of north, south.',
    );
    expect(() => readConfig({ CELL: 'east' })).toThrow('CELL is set without CELLS_FILE');
    expect(() => readConfig({ CELLS_FILE: '/none', CELL: 'east' })).toThrow(
      'CELLS_FILE names /none, which cannot be read (ENOENT).',
    );
  });

  it.each(['DATABASE_URL', 'DATABASE_URL_FILE', 'DATABASE_REPLICA_URL', 'DATABASE_REPLICA_URL_FILE'])(
    '%s beside the cells file',
    name => {
      expect(() => readConfig({ ...cellsOf(cells), [name]: south })).toThrow(
        `${name} is set, and CELLS_FILE names the database of each cell: leave one out.`,
      );
    },
  );
});
