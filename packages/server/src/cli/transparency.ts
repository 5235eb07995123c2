import { parseArgs } from 'node:util';
import { OperatorError } from '../operator-error.ts';
import { transparencyReport } from '../trust/complaints/transparency.ts';
import { operatorCommand } from './command.ts';
import { readDay } from './day.ts';

function dayOf(name: string, value = ''): Date {
  const day = readDay(value);
  if (!day) throw new OperatorError(`Say --${name}, as in 2026-01-31.`);
  return day;
}

/** `velluto trust report`: the yearly transparency report. */
export const trustReport = operatorCommand(
  {
    summary: 'Writes the transparency report of a period as Markdown.',
    usage: '--from <day> --until <day after the last>',
  },
  args => {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string' }, until: { type: 'string' } },
    });
    const period = { from: dayOf('from', values.from), until: dayOf('until', values.until) };
    if (period.until <= period.from) throw new OperatorError('--until must be later than --from.');
    return ctx => transparencyReport(ctx, period);
  },
);
