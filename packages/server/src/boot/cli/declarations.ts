import { parseArgs } from 'node:util';
import {
  type DeclarationAct,
  decideDeclaration,
  waitingDeclarations,
} from '../../areas/payments/operator.ts';
import { OperatorError } from '../../infrastructure/config/operator-error.ts';
import { type Command, operatorCommand } from './command.ts';

function deciding(act: DeclarationAct) {
  return (args: string[]) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { by: { type: 'string' } },
    });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new OperatorError('Name one declaration.');
    const { by } = values;
    if (!by) throw new OperatorError('Say --by who decides.');
    return async (ctx: Parameters<typeof decideDeclaration>[0]) =>
      `Declaration ${id} is ${await decideDeclaration(ctx, { id, act, by })}.`;
  };
}

/** Commands for withdrawals and cancellations that were declared without log-in and not confirmed by the mailed link. */
export const declarationCommands: Record<string, Command> = {
  'declaration list': operatorCommand(
    { summary: 'Lists withdrawals and cancellations without log-in that wait, the oldest first.' },
    args => {
      parseArgs({ args, options: {} });
      return async ctx => {
        const waiting = await waitingDeclarations(ctx);
        const lines = waiting.map(({ id, cancellation_key: key, payment_id, received_at }) =>
          [id, received_at.toISOString(), key === null ? 'withdrawal' : 'cancellation', payment_id].join(
            '  ',
          ),
        );
        return lines.length > 0 ? lines.join('\n') : 'Nothing waits.';
      };
    },
  ),
  'declaration confirm': operatorCommand(
    { summary: 'Lets one take effect, by the time at which it was received.', usage: '<id> --by <name>' },
    deciding('confirm'),
  ),
  'declaration stop': operatorCommand(
    {
      summary: 'Stops one, or takes it back: the owner of the account did not make it.',
      usage: '<id> --by <name>',
    },
    deciding('undo'),
  ),
};
