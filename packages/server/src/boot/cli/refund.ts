import { parseArgs } from 'node:util';
import { recordManualRefund } from '../../areas/payments/operator.ts';
import { OperatorError } from '../../infrastructure/config/operator-error.ts';
import { moneyText } from '../../infrastructure/mail/format.ts';
import { operatorCommand } from './command.ts';

/** `velluto refund repaid`: records that a refund which the payment provider refuses was paid in another way. */
export const refundRepaid = operatorCommand(
  {
    summary:
      'Notes that a refund which waits was repaid outside the payment provider, and asks for it no more.',
    usage: '--payment <id>',
  },
  args => {
    const { payment } = parseArgs({ args, options: { payment: { type: 'string' } } }).values;
    if (!payment) throw new OperatorError('Say --payment, the id of the payment it is of.');
    return async ctx => {
      const { amountMinor, currency } = await recordManualRefund(ctx, payment);
      return `Noted: ${moneyText('en', amountMinor, currency)} of this payment counts as repaid.`;
    };
  },
);
