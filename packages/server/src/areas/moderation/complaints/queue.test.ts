import { expect, test } from 'vitest';
import { addReporter } from '../../../../test/complaints.ts';
import { createTestServer } from '../../../../test/server.ts';
import { queueText } from '../../../boot/cli/complaint-text.ts';
import { classifyComplaint } from '../transparency/records.ts';
import { listQueue } from './queue.ts';

const server = await createTestServer();

test('what may be about a life, and notices of trusted flaggers, come first, each the oldest first', async () => {
  const [anna, eve] = [await addReporter(server), await addReporter(server)];
  const report = async (reason: string) => {
    server.clock.advance({ minutes: 1 });
    const { reference } = (await anna.reportProfile(eve, { reason })).body.complaint;
    return reference as string;
  };
  const [spam, scam, flagged, harassment] = [
    await report('spam'),
    await report('scam'),
    await report('false_identity'),
    await report('harassment'),
  ];
  const [minor, violence] = [await report('minor'), await report('violence')];
  await classifyComplaint(server.ctx, flagged, { source: 'notice', trustedFlagger: 'Azzurro' });
  const queue = await listQueue(server.ctx);
  expect(queue.map(({ reference }) => reference)).toEqual([
    ...[flagged, minor, violence],
    ...[spam, scam, harassment],
  ]);
  expect(queueText(queue, server.clock.now()).split('\n')[1]).toContain('false_identity (trusted flagger)');
});
