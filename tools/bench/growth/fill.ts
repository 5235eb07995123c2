import pg from 'pg';
import { loadSites, shippedSites } from '../../../packages/server/src/areas/sites/load-sites.ts';
import { openDatabase } from '../../../packages/server/src/infrastructure/postgres/database.ts';
import { prepareDatabase } from '../../../packages/server/src/infrastructure/postgres/prepare.ts';
import { atEnd } from '../../support/at-end.ts';
import { prepareFilling } from '../server/filling.ts';
import type { OwnPostgres } from '../server/own-postgres.ts';
import { fillActs } from './fill-acts.ts';
import { fillChats } from './fill-chats.ts';
import { fillMembers } from './fill-members.ts';

/**
 * Makes the tables as the product does, and fills them with a crowd whose size is a multiple of 1,000. The connection that is returned has
 * the temporary table `crowd`: number, id, class, country and gender of each member.
 */
export async function fill(postgres: OwnPostgres, members: number): Promise<pg.Client> {
  const database = openDatabase(postgres.connection, () => {});
  await prepareDatabase(database);
  await database.close();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  atEnd(() => client.end());
  await prepareFilling(client);
  const site = loadSites(shippedSites).byId('velluto');
  await fillMembers(client, members);
  await fillActs(client, members);
  await fillChats(client, members, { message: site.message_credits, welcome: site.signup_credits });
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.query("set work_mem = '4MB'");
  return client;
}
