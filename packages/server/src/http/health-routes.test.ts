import { expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';

const { app, ctx } = await createTestServer();

it('has proxies leave the connections that they keep once the process is about to stop', async () => {
  const paths = ['/healthz', '/readyz', '/api/user.php', '/api/none'];
  const connections = async () => {
    const answers = await Promise.all(paths.map(url => app.inject({ url })));
    return new Set(answers.map(({ headers }) => headers.connection));
  };
  expect(await connections()).toEqual(new Set(['keep-alive']));
  ctx.readiness.drain();
  expect(await connections()).toEqual(new Set(['close']));
});
