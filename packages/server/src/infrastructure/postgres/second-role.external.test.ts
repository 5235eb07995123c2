import { expect, inject, it } from 'vitest';
import { administer } from '../../../test/database.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log.ts';
import { openConfigured } from './open.ts';

it('a second role can replace the first, and objects it creates belong to the first', async () => {
  const { host, port, user, password } = inject('postgres');
  const run = (...commands: string[]) =>
    commands.reduce<Promise<unknown>>(
      (before, command) => before.then(() => administer({ host, port, user, password }, command)),
      Promise.resolve(),
    );
  const [first, second] = ['velluto_first', 'velluto_second'];
  const rolePassword = crypto.randomUUID();
  await run(
    `create role ${first} login password '${rolePassword}'`,
    `create database of_two_roles owner ${first}`,
    `create role ${second} login password '${rolePassword}' in role ${first}`,
    `alter role ${second} set role ${first}`,
  );
  const open = (role: string) => {
    const address = new URL(`postgres://${host}:${port}/of_two_roles`);
    Object.assign(address, { username: role, password: rolePassword });
    return openConfigured(readConfig({ DATABASE_URL: address.href }), createLog('silent'), () => {});
  };
  // the second role migrates the database, and the first role can use it afterwards
  const bySecond = await open(second);
  const owners = await bySecond.run({ text: 'select distinct tableowner from pg_tables' }, []);
  expect(owners).not.toContainEqual({ tableowner: second });
  expect(owners).toContainEqual({ tableowner: first });
  const byFirst = await open(first);
  expect(await byFirst.run({ text: 'select count(*) as members from member' }, [])).toEqual([{ members: 0 }]);
  await byFirst.close();
  await bySecond.close();
  await run('drop database of_two_roles with (force)', `drop role ${second}`, `drop role ${first}`);
});
