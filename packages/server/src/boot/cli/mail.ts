import { OperatorError } from '../../infrastructure/config/operator-error.ts';
import { type Command, operatorCommand } from './command.ts';

function addressOf([address, ...more]: string[]): string {
  if (!address?.includes('@') || more.length > 0) throw new OperatorError('Name one e-mail address.');
  return address;
}

/** Commands about addresses to which nothing more is sent. */
export const mailCommands: Record<string, Command> = {
  'mail stopped': operatorCommand(
    { summary: 'Says whether and why nothing more is sent to an address.', usage: '<address>' },
    args => {
      const address = addressOf(args);
      return async ({ suppressions }) => {
        const entries = await suppressions.of(address);
        return entries.length === 0
          ? 'Mails are sent to this address.'
          : entries
              .map(({ reason, status, created_at }) =>
                [reason, status, `since ${created_at.toISOString()}`].filter(Boolean).join(' '),
              )
              .join('\n');
      };
    },
  ),
  'mail allow': operatorCommand(
    {
      summary: 'Sends mails to an address again that came back or was complained about.',
      usage: '<address>',
    },
    args => {
      const address = addressOf(args);
      return async ({ suppressions }) =>
        (await suppressions.lift(address))
          ? 'Mails are sent to this address again.'
          : 'Mails were sent to this address all along.';
    },
  ),
};
