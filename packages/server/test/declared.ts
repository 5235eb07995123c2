import type { createTestServer } from './server.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** Follows a link of the latest mail of a kind about a declaration without log-in, as its page does. */
export async function followDeclared(
  server: TestServer,
  email: string,
  act: 'confirm' | 'undo' = 'confirm',
  kind = 'declaration',
) {
  const mail = (await server.mails(email)).findLast(sent => sent.kind === kind);
  const token = new RegExp(`/declaration/do\\?${act}=(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';
  return (await server.client())('POST', '/api/declaration.php', { token, act });
}
