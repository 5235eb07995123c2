import { parseArgs } from 'node:util';
import { OperatorError } from '../operator-error.ts';
import { transparencyReport } from '../trust/complaints/transparency.ts';
import { type Command, operatorCommand } from './command.ts';

/** A day in UTC; throws for anything else. */
function dayOf(name: string, value: string | undefined): Date {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? new Date(`${value}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime())) throw new OperatorError(`Say --${name}, as in 2026-01-31.`);
  return day;
}

/** The command that writes the yearly transparency report. */
export const transparencyCommands: Record<string, Command> = {
  'trust report': operatorCommand(
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
      return ({ db }) => transparencyReport(db, period);
    },
  ),
};
