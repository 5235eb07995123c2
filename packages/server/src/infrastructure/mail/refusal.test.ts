import { describe, expect, it } from 'vitest';
import { enhancedStatus, meaningOf } from './refusal.ts';

const answer = (reply: string, command = 'RCPT TO') =>
  meaningOf({ code: Number(reply.slice(0, 3)), status: enhancedStatus(reply), command });

describe('the answer of a mail server', () => {
  it.each([
    ['421 4.7.0 try later', 'RCPT TO', 'retry'],
    ['450 greylisted', 'RCPT TO', 'retry'],
    ['550 4.2.1 temporarily off', 'RCPT TO', 'retry'],
    ['552 5.2.2 mailbox full', 'RCPT TO', 'retry'],
    ['552 storage exceeded', 'RCPT TO', 'retry'],
    ['452 4.2.2 mailbox full', 'RCPT TO', 'retry'],
    ['535 5.7.8 wrong password', 'AUTH PLAIN', 'retry'],
    ['550 5.7.1 you may not send from here', 'MAIL FROM', 'retry'],
    ['554 no service', 'CONN', 'retry'],
    ['550 5.1.1 no such user', 'RCPT TO', 'address'],
    ['550-5.1.10 recipient not found', 'RCPT TO', 'address'],
    ['550 5.2.1 mailbox disabled', 'RCPT TO', 'address'],
    ['550 no such user', 'RCPT TO', 'address'],
    ['553 not a mailbox', 'RCPT TO', 'address'],
    ['550 5.7.1 refused by policy', 'RCPT TO', 'end'],
    ['554 5.7.1 looks like spam', 'DATA', 'end'],
    ['552 5.3.4 too large', 'DATA', 'end'],
    ['550 looks like spam', 'DATA', 'end'],
    ['554 transaction failed', 'RCPT TO', 'end'],
  ])('%s to %s means %s', (reply, command, meaning) => {
    expect(answer(reply, command)).toBe(meaning);
  });
});
