import { createTestServer } from '@velluto/server/test/server.ts';
import type { Login } from '../src/index.ts';

const password = 'una lunga: passeggiata';

/** Our server, reached over the network, with people whom every check needs. */
export async function startBackend() {
  const server = await createTestServer();
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  /** Accounts that are confirmed and have credits, given by their names. */
  const accounts = async (...names: string[]): Promise<Login[]> => {
    const password_hash = await server.ctx.passwords.hash(password);
    const genders = [
      { gender: 'female', looking_for: 'male' },
      { gender: 'male', looking_for: 'female' },
    ] as const;
    for (const [index, name] of names.entries())
      await server.member({
        ...genders[index % 2],
        email: `${name}@example.com`,
        password_hash,
        credits: 60,
        premium: true,
        paid_user: true,
      });
    return names.map(name => ({ login: `${name}@example.com`, password }));
  };
  /** Profiles whose owner has no account: two answered by programs, and so many of members that lists have two pages. */
  const crowd = async () => {
    const [ai, system] = [
      await server.member({ gender: 'male', origin: 'ai', account: false }),
      await server.member({ gender: 'male', origin: 'system', account: false }),
    ];
    for (let count = 0; count < 30; count += 1) await server.member({ gender: 'male', account: false });
    return { ai, system };
  };
  return { server, base, accounts, crowd };
}

/** Arguments of the command that name accounts. */
export const memberArguments = (logins: readonly Login[]): string[] =>
  logins.flatMap(({ login, password }) => ['--member', `${login}:${password}`]);
