import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { addWriter } from '../../../test/writers.ts';
import { markReceived } from './fetched-messages.ts';

const server = await createTestServer();

it('a message that one page received is neither written nor locked for another, also of another process', async () => {
  const [anna, bruno] = [await addWriter(server, { credits: 4 }), await addWriter(server)];
  const { conversation, message } = (await anna.send(bruno)).body;
  const received = { id: message.id, conversation_id: conversation.id };
  /** Whether the message is fetched, and the version of its row, which every write changes. */
  const stored = async () =>
    (
      await sql<{ fetched: boolean; ctid: string }>`
      select fetched, ctid from message where id = ${message.id}`.execute(server.db)
    ).rows;
  const sent = await stored();

  await markReceived(server.db, (await server.member()).id, received);
  expect((await stored())[0], 'a stranger receives nothing').toMatchObject({ fetched: false });

  await markReceived(server.db, bruno.id, received);
  const first = await stored();
  expect(first).toEqual([{ fetched: true, ctid: expect.not.stringContaining(sent[0]?.ctid ?? '') }]);

  await server.ctx.transaction(async ({ db }) => {
    await db.selectFrom('conv_member').select('member_id').forUpdate().execute();
    await markReceived(server.db, bruno.id, received);
  });
  expect(await stored()).toEqual(first);
});
