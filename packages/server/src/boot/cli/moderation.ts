import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { HOUSE_RULES } from '@velluto/rules';
import {
  decide,
  listQueue,
  openComplaint,
  pictureOf,
  type Reasons,
  type Verdict,
} from '../../areas/moderation/operator.ts';
import type { Context } from '../../context/context.ts';
import { codeOf } from '../../domain/start-error.ts';
import { OperatorError } from '../../infrastructure/config/operator-error.ts';
import { type Command, operatorCommand } from './command.ts';
import { complaintText, queueText } from './complaint-text.ts';
import { readDay } from './day.ts';
import { referenceOf, textOf } from './moderation-args.ts';

const states = ['received', 'in_review', 'decided', 'appealed', 'final'] as const;
const outcomes = new Map<string | undefined, Verdict['outcome']>([
  ['reject', 'rejected'],
  ['warn', 'warned'],
  ['remove-photo', 'photo_removed'],
  ['disable', 'account_disabled'],
  ['uphold', 'upheld'],
]);

const grounds = ['law', 'terms', 'fraud'] as const;

/**
 * Reasons for each reader, as in `reporter.de=@reasons.txt`.
 *
 * @throws OperatorError for another form, and for two texts for one reader
 */
function reasonsOf(values: string[]): Reasons {
  const reasons: Reasons = {};
  for (const value of values) {
    const [, reader, language, text] = /^(reporter|affected)\.([a-z]{2})=(.*)$/s.exec(value) ?? [];
    if (!reader || !language || !text) {
      throw new OperatorError(
        'Say --reasons <reader>.<language>=<text or @file>; readers: reporter, affected.',
      );
    }
    const role = reader as keyof Reasons;
    if (reasons[role]) throw new OperatorError(`Give one text for the ${role}.`);
    reasons[role] = { language, text: textOf(text) };
  }
  return reasons;
}

/** The authority that was informed; null for `none`, undefined where it is not said. */
function authorityOf({
  authority,
  informed,
}: {
  authority?: string;
  informed?: string;
}): Verdict['authority'] {
  const isInformed = authority !== undefined && authority !== 'none';
  if (isInformed !== (informed !== undefined)) {
    throw new OperatorError('Say --authority <name> with --informed <day>, or --authority none alone.');
  }
  if (!isInformed) return authority === 'none' ? null : undefined;
  if (authority.trim() === '' || authority.length > 200 || !readDay(informed ?? '')) {
    throw new OperatorError('Say --authority in 1 to 200 characters, and --informed as in 2026-01-31.');
  }
  return { name: authority.trim(), informedOn: informed ?? '' };
}

function deciding(step: Parameters<typeof decide>[1]) {
  return (args: string[]) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        outcome: { type: 'string' },
        ground: { type: 'string' },
        rule: { type: 'string' },
        law: { type: 'string' },
        authority: { type: 'string' },
        informed: { type: 'string' },
        reasons: { type: 'string', multiple: true },
        photo: { type: 'string' },
      },
    });
    const reference = referenceOf(positionals);
    const { by, photo, law } = values;
    const outcome = outcomes.get(values.outcome);
    if (!outcome) throw new OperatorError(`Say --outcome: ${[...outcomes.keys()].join(', ')}.`);
    if (!by || !values.reasons) throw new OperatorError('Say --by who decides, and --reasons why.');
    const ground = grounds.find(known => known === values.ground);
    if (values.ground !== undefined && !ground)
      throw new OperatorError(`Say --ground: ${grounds.join(', ')}.`);
    const rule = HOUSE_RULES.find(known => known === values.rule);
    if (values.rule !== undefined && !rule) throw new OperatorError(`Say --rule: ${HOUSE_RULES.join(', ')}.`);
    if (law !== undefined && law.length > 200)
      throw new OperatorError('Say --law in 200 characters at most.');
    const reasons = reasonsOf(values.reasons);
    const authority = authorityOf(values);
    return async (ctx: Context) => {
      const state = await decide(ctx, step, {
        reference,
        by,
        outcome,
        ground,
        rule,
        law,
        photo,
        authority,
        reasons,
      });
      return `${reference} is ${state}: ${values.outcome}. Those concerned are told by mail.`;
    };
  };
}

const verdictUsage =
  '<reference> --by <name> --outcome <outcome> --reasons <reader>.<language>=<text or @file> [--ground <ground> --rule <rule> [--law <provision>]] [--authority <name> --informed <day> or --authority none] [--photo <id>]';

/** Commands for the queue of reports and complaints. */
export const moderationCommands: Record<string, Command> = {
  'moderation list': operatorCommand(
    {
      summary: 'Lists reports and complaints that wait, the urgent ones first, each the oldest first.',
      usage: '[--state <state>]',
    },
    args => {
      const { values } = parseArgs({ args, options: { state: { type: 'string' } } });
      const state = states.find(state => state === values.state);
      if (values.state !== undefined && !state) throw new OperatorError(`Say --state: ${states.join(', ')}.`);
      return async ctx => queueText(await listQueue(ctx, state && [state]), ctx.clock.now());
    },
  ),
  'moderation show': operatorCommand(
    {
      summary: 'Shows one with what was reported, and takes it into review.',
      usage: '<reference> [--picture <file>]',
    },
    args => {
      const options = { picture: { type: 'string' } } as const;
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
      const reference = referenceOf(positionals);
      return async ctx => {
        const text = complaintText(await openComplaint(ctx, reference));
        if (values.picture === undefined) return text;
        const picture = await pictureOf(ctx, reference);
        if (!picture) throw new OperatorError('No picture was kept.');
        await writeFile(values.picture, picture).catch(error => {
          throw new OperatorError(`${values.picture} cannot be written (${codeOf(error)}).`);
        });
        return text;
      };
    },
  ),
  'moderation decide': operatorCommand(
    { summary: 'Decides one, with reasons.', usage: verdictUsage },
    deciding('first'),
  ),
  'moderation appeal': operatorCommand(
    { summary: 'Decides an appeal; by another person.', usage: verdictUsage },
    deciding('on_appeal'),
  ),
};
