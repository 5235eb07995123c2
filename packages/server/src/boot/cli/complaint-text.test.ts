import { expect, it } from 'vitest';
import { addReporter, judge } from '../../../test/complaints.ts';
import { createTestServer } from '../../../test/server.ts';
import { listQueue, openComplaint } from '../../areas/moderation/complaints/queue.ts';
import { classifyComplaint } from '../../areas/moderation/transparency/records.ts';
import { complaintText, queueText } from './complaint-text.ts';

const server = await createTestServer();

it('shows the queue and a complaint, and removes control characters of the terminal from texts', async () => {
  const anna = await addReporter(server);
  const eve = await addReporter(server, { name: 'Eve', origin: 'ai', about_me: 'Red \u001b[31m\nand more' });
  const { reference } = (await anna.reportProfile(eve, { text: 'One\nTwo\u202Eeerht' })).body.complaint;
  server.clock.advance({ hours: 5 });
  const queue = queueText(await listQueue(server.ctx), server.clock.now());
  expect(queue).toMatch(/^REFERENCE .+\nV-\S+ +received +profile +harassment +5 h +velluto +Eve \(ai\)$/);
  await judge(server, 1, reference, 'warned');
  expect(complaintText(await openComplaint(server.ctx, reference))).not.toContain('Counted:');
  await classifyComplaint(server.ctx, reference, { source: 'notice', trustedFlagger: 'Azzurro' });
  const text = complaintText(await openComplaint(server.ctx, reference));
  for (const part of [
    'decided',
    'Eve (ai, ',
    'One\n             Two',
    'warned by ada',
    'about_me',
    'flagger Azzurro',
  ]) {
    expect(text).toContain(part);
  }
  for (const sign of ['\u001b', '\u202E']) expect(text).not.toContain(sign);
  expect(queueText([], server.clock.now())).toBe('Nothing waits.');
});
