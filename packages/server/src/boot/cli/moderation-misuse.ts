import { parseArgs } from 'node:util';
import { type About, assess, lift, suspend, type Warning, warn } from '../../areas/moderation/operator.ts';
import { OperatorError } from '../../infrastructure/config/operator-error.ts';
import { type Command, operatorCommand } from './command.ts';
import { referenceOf, textOf } from './moderation-args.ts';

const misuses = ['illegal_content', 'unfounded_notices', 'unfounded_complaints'] as const;
const roles = ['reporter', 'affected'] as const;

const about = { misuse: { type: 'string' }, role: { type: 'string' } } as const;
const measure = {
  ...about,
  by: { type: 'string' },
  counted: { type: 'string' },
  assessment: { type: 'string' },
  reasons: { type: 'string' },
} as const;

function aboutOf(positionals: string[], values: { misuse?: string; role?: string }): About {
  const misuse = misuses.find(known => known === values.misuse);
  if (!misuse) throw new OperatorError(`Say --misuse: ${misuses.join(', ')}.`);
  const role = roles.find(known => known === values.role);
  if (values.role !== undefined && !role) throw new OperatorError(`Say --role: ${roles.join(', ')}.`);
  return { reference: referenceOf(positionals), misuse, role };
}

/** Reasons for one reader, as in `de=@reasons.txt`. */
function reasonsOf(value = ''): Warning['reasons'] {
  const [, language, text] = /^([a-z]{2})=(.*)$/s.exec(value) ?? [];
  if (!language || !text) throw new OperatorError('Say --reasons <language>=<text or @file>.');
  return { language, text: textOf(text) };
}

function numberOf(option: string, value: string | undefined): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new OperatorError(`Say --${option}, a whole number from 1.`);
  return number;
}

interface MeasureValues {
  misuse?: string;
  role?: string;
  by?: string;
  counted?: string;
  assessment?: string;
  reasons?: string;
}

function warningOf(positionals: string[], values: MeasureValues): Warning {
  const { by, assessment } = values;
  if (!by || !assessment) throw new OperatorError('Say --by who decides, and --assessment.');
  return {
    ...aboutOf(positionals, values),
    by,
    counted: numberOf('counted', values.counted),
    assessment: textOf(assessment),
    reasons: reasonsOf(values.reasons),
  };
}

const measureUsage =
  '<reference> --misuse illegal_content|unfounded_notices|unfounded_complaints [--role reporter|affected] --by <name> --counted <number> --assessment <text or @file> --reasons <language>=<text or @file>';

const moderationMisuse = operatorCommand(
  {
    summary: 'Counts the cases of whoever reported, appealed, or is reported, within a year.',
    usage:
      '<reference> --misuse illegal_content|unfounded_notices|unfounded_complaints [--role reporter|affected]',
  },
  args => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: about });
    const whom = aboutOf(positionals, values);
    return async ctx => {
      const { cases, total, latest, language, warnedAt, suspendedBefore, maxDays } = await assess(ctx, whom);
      return [
        `Cases:     ${cases} of ${total}`,
        `Latest:    ${latest?.toISOString() ?? 'none'}`,
        `Warned:    ${warnedAt?.toISOString() ?? 'no'}`,
        `Suspended: ${suspendedBefore ? 'before' : 'never'}; at most ${maxDays} days now`,
        `Reads:     ${language}`,
      ].join('\n');
    };
  },
);

const moderationWarn = operatorCommand(
  { summary: 'Warns of a suspension because of misuse.', usage: measureUsage },
  args => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: measure });
    const warning = warningOf(positionals, values);
    return async ctx => `${await warn(ctx, warning)} is the warning. It is told by mail.`;
  },
);

const moderationSuspend = operatorCommand(
  {
    summary: 'Suspends an account, or the handling of reports or appeals, after a warning.',
    usage: `${measureUsage} --days <number>`,
  },
  args => {
    const options = { ...measure, days: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const suspension = { ...warningOf(positionals, values), days: numberOf('days', values.days) };
    return async ctx => `${await suspend(ctx, suspension)} is the suspension. It is told by mail.`;
  },
);

const moderationLift = operatorCommand(
  {
    summary: 'Lifts a warning or suspension because of misuse; by another person.',
    usage: '<reference of it> --by <name> --reasons <language>=<text or @file>',
  },
  args => {
    const options = { by: { type: 'string' }, reasons: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const reference = referenceOf(positionals);
    const { by } = values;
    if (!by) throw new OperatorError('Say --by who decides.');
    const reasons = reasonsOf(values.reasons);
    return async ctx => {
      await lift(ctx, { reference, by, reasons });
      return `${reference} is lifted. It is told by mail.`;
    };
  },
);

/** Commands against misuse (DSA, Article 23). */
export const moderationMisuseCommands: Record<string, Command> = {
  'moderation misuse': moderationMisuse,
  'moderation warn': moderationWarn,
  'moderation suspend': moderationSuspend,
  'moderation lift': moderationLift,
};
