import type { Cell } from '../src/infrastructure/config/cells.ts';

/** A cell with these pools, of which no file is read. */
export const cellOf = (name: string, ...pools: string[]): Cell => ({
  name,
  pools,
  databaseUrlFile: '/none',
  replicaUrlFile: null,
});
