import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { reconcileLedger } from '../../areas/wallet/api.ts';
import { systemClock } from '../../domain/clock.ts';
import { codeOf, StartError } from '../../domain/start-error.ts';
import { readConfig } from '../../infrastructure/config/config.ts';
import { dataEncryption } from '../../infrastructure/encryption/data-encryption.ts';
import { dataKeys as keysIn } from '../../infrastructure/encryption/data-keys.ts';
import { type DatabaseHandle, openDatabase } from '../../infrastructure/postgres/database.ts';
import { refuseBehind } from '../../infrastructure/postgres/prepare.ts';
import type { Command } from './command.ts';
import { postgresFor, restoreBackup } from './drill/restore-backup.ts';
import { startRestored } from './drill/restored-postgres.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);

/** Signals that end a drill; what it restored is removed then too. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Rejects with the reason of an interruption. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** What is in the restored database, and the moment of the last act that was replayed. */
async function contentsOf({ pool }: DatabaseHandle) {
  const { rows } = await pool.query<{ members: number; messages: number; newest: Date | null }>(
    `select (select count(*) from member) as members, (select count(*) from message) as messages,
      (select greatest(max(created_at), (select max(created_at) from ledger)) from message) as newest`,
  );
  return rows[0];
}

/** Proves a restored database; returns the exit code. */
async function prove(database: DatabaseHandle, keys: Buffer[] | null): Promise<number> {
  await refuseBehind(database, 'The backup');
  const contents = await contentsOf(database);
  say(
    `It has ${contents?.members} members and ${contents?.messages} messages; the newest act is of ${contents?.newest?.toISOString() ?? 'no time'}.`,
  );
  if (keys) {
    await dataEncryption({ db: database.db, clock: systemClock, keys }).check();
    say('The data key opens it.');
  } else {
    say('The data key was not tried: set DATA_KEY_FILE.');
    return 1;
  }
  const startedAt = performance.now();
  const { rows, payments, discrepancies } = await reconcileLedger(database.db);
  const seen = `${rows} movements, ${payments} completed payments, ${seconds(startedAt)} s`;
  if (discrepancies.length === 0) {
    say(`The ledger adds up (${seen}).`);
    return 0;
  }
  say(`The ledger does not add up: ${discrepancies.length} differences (${seen}).`);
  return 1;
}

/** `velluto drill restore`: restores a backup aside and proves it, without touching the running database. */
export const drillRestore: Command = {
  summary:
    'Restores a backup of pgBackRest aside, proves it, says how long it took and removes it; the role and database are those of DATABASE_URL.',
  usage: '--stanza NAME --into FOLDER [--to TIME] [--bin FOLDER] [--config FILE]',
  run: async args => {
    const { values } = parseArgs({
      args,
      options: {
        stanza: { type: 'string' },
        into: { type: 'string' },
        to: { type: 'string' },
        bin: { type: 'string' },
        config: { type: 'string' },
      },
    });
    const { stanza, into, to, bin, config } = values;
    if (!stanza || !into)
      throw new StartError('Say which backup and where: velluto drill restore --stanza NAME --into FOLDER.');
    const { databaseUrl, dataKeys, dataDir } = readConfig(process.env);
    const keys = dataKeys ?? (existsSync(join(dataDir, 'data.key')) ? keysIn(dataDir) : null);
    if (!databaseUrl) throw new StartError('DATABASE_URL is not set: the drill takes its role and database.');
    // only read here, nothing is connected
    const { user = '', database = '' } = new pg.Client({ connectionString: databaseUrl });
    const data = resolve(into);
    // what a killed drill left has the data of all members: somebody has to remove it
    await mkdir(data, { mode: 0o700 }).catch(error => {
      throw new StartError(
        `${data} cannot be made (${codeOf(error)}): name a folder that does not exist yet.`,
      );
    });
    const interruption = new AbortController();
    const { signal } = interruption;
    const interrupt = () =>
      interruption.abort(new StartError('The drill was interrupted, and removed what it restored.'));
    for (const name of signals) process.once(name, interrupt);
    try {
      const startedAt = performance.now();
      await restoreBackup(data, { stanza, to, config }, signal);
      say(`The backup was restored in ${seconds(startedAt)} s.`);
      const replayedFrom = performance.now();
      const postgres = await postgresFor(data, bin);
      const restored = await startRestored(data, postgres, { user, database }, signal);
      const handle = openDatabase(restored.connection, () => {}, { max: 2 });
      try {
        say(`The archive was replayed in ${seconds(replayedFrom)} s.`);
        return await Promise.race([prove(handle, keys), aborted(signal)]);
      } finally {
        await restored.stop();
        await handle.close();
      }
    } finally {
      for (const name of signals) process.removeListener(name, interrupt);
      await rm(data, { recursive: true, force: true });
    }
  },
};
