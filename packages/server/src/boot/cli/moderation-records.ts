import { parseArgs } from 'node:util';
import {
  classifyComplaint,
  recordDispute,
  recordOrder,
  recordSuspension,
  recordsOf,
  removeRecord,
} from '../../areas/moderation/operator.ts';
import { OperatorError } from '../../infrastructure/config/operator-error.ts';
import { type Command, operatorCommand } from './command.ts';
import { readMoment, readPeriod } from './day.ts';

const sources = ['notice', 'own', 'order'] as const;
const kinds = ['act', 'information'] as const;
const outcomes = ['upheld', 'partially_reversed', 'reversed', 'omitted'] as const;
const misuses = ['illegal_content', 'unfounded_notices', 'unfounded_complaints'] as const;

/** The one word before the options, such as the file of an order. */
function nameOf(what: string, [name = '', ...more]: string[]): string {
  if (name.trim() === '' || name.length > 200 || more.length > 0) {
    throw new OperatorError(`Name one ${what}, in 200 characters at most.`);
  }
  return name.trim();
}

function oneOf<Choice extends string>(option: string, choices: readonly Choice[], value = ''): Choice {
  const choice = choices.find(known => known === value);
  if (!choice) throw new OperatorError(`Say --${option}: ${choices.join(', ')}.`);
  return choice;
}

function momentOf(option: string, value = ''): Date {
  const moment = readMoment(value);
  if (!moment) throw new OperatorError(`Say --${option} with its zone, as in 2026-01-31T09:30+01:00.`);
  return moment;
}

const laterOf = (option: string, value: string | undefined): Date | null =>
  value === undefined ? null : momentOf(option, value);

function textOf(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value.trim() === '' || value.length > 200) {
    throw new OperatorError(`Say --${option} in 1 to 200 characters.`);
  }
  return value.trim();
}

function siteOf(value: string | undefined): string {
  if (!value) throw new OperatorError('Say --site, the id of the site.');
  return value;
}

const moderationClassify = operatorCommand(
  {
    summary: 'Says how the transparency report counts one, if not by its reason.',
    usage:
      '<reference> --source notice|own|order [--trusted-flagger <name>] [--category <code> [--described <text>]]',
  },
  args => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        'trusted-flagger': { type: 'string' },
        category: { type: 'string' },
        described: { type: 'string' },
      },
    });
    const reference = nameOf('reference', positionals).toUpperCase();
    const source = oneOf('source', sources, values.source);
    const trustedFlagger = textOf('trusted-flagger', values['trusted-flagger']);
    const described = textOf('described', values.described);
    const { category } = values;
    return async ctx => {
      await classifyComplaint(ctx, reference, { source, trustedFlagger, category, described });
      return `${reference} is counted as said.`;
    };
  },
);

const moderationOrder = operatorCommand(
  {
    summary: 'Records an order of an authority; the same file again replaces it.',
    usage:
      '<file> --site <id> --kind act|information --country <code> --category <code> [--described <text>] [--items <number>] --received <moment> [--informed <moment>] [--effected <moment>], or <file> --site <id> --remove',
  },
  args => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        kind: { type: 'string' },
        country: { type: 'string' },
        category: { type: 'string', default: '' },
        described: { type: 'string' },
        items: { type: 'string' },
        received: { type: 'string' },
        informed: { type: 'string' },
        effected: { type: 'string' },
        remove: { type: 'boolean' },
      },
    });
    const key = { site_id: siteOf(values.site), file: nameOf('file', positionals) };
    if (values.remove) return removing('authority_order', key);
    const items = values.items === undefined ? null : Number(values.items);
    if (items !== null && (!Number.isInteger(items) || items < 1 || items > 1_000_000)) {
      throw new OperatorError('Say --items, a whole number from 1.');
    }
    const order = {
      ...key,
      kind: oneOf('kind', kinds, values.kind),
      country: values.country?.toUpperCase() ?? '',
      category: values.category,
      described: textOf('described', values.described) ?? null,
      items,
      received_at: momentOf('received', values.received),
      informed_at: laterOf('informed', values.informed),
      effected_at: laterOf('effected', values.effected),
    };
    return async ctx => {
      await recordOrder(ctx, order);
      return recorded(key);
    };
  },
);

const moderationDispute = operatorCommand(
  {
    summary: 'Records a dispute before an out-of-court body; the same file again replaces it.',
    usage:
      '<file> --site <id> --submitted <moment> [--ended <moment> --outcome upheld|partially_reversed|reversed|omitted [--implemented]], or <file> --site <id> --remove',
  },
  args => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        submitted: { type: 'string' },
        ended: { type: 'string' },
        outcome: { type: 'string' },
        implemented: { type: 'boolean', default: false },
        remove: { type: 'boolean' },
      },
    });
    const key = { site_id: siteOf(values.site), file: nameOf('file', positionals) };
    if (values.remove) return removing('settlement_dispute', key);
    const dispute = {
      ...key,
      submitted_at: momentOf('submitted', values.submitted),
      ended_at: laterOf('ended', values.ended),
      outcome: values.outcome === undefined ? null : oneOf('outcome', outcomes, values.outcome),
      implemented: values.implemented,
    };
    return async ctx => {
      await recordDispute(ctx, dispute);
      return recorded(key);
    };
  },
);

const moderationSuspension = operatorCommand(
  {
    summary: 'Records a suspension because of misuse; the same file again replaces it.',
    usage:
      '<file> --site <id> --misuse illegal_content|unfounded_notices|unfounded_complaints --imposed <moment>, or <file> --site <id> --remove',
  },
  args => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        misuse: { type: 'string' },
        imposed: { type: 'string' },
        remove: { type: 'boolean' },
      },
    });
    const key = { site_id: siteOf(values.site), file: nameOf('file', positionals) };
    if (values.remove) return removing('misuse_suspension', key);
    const suspension = {
      ...key,
      misuse: oneOf('misuse', misuses, values.misuse),
      imposed_at: momentOf('imposed', values.imposed),
    };
    return async ctx => {
      await recordSuspension(ctx, suspension);
      return recorded(key);
    };
  },
);

interface Key {
  site_id: string;
  file: string;
}

const recorded = ({ site_id, file }: Key) => `${file} is recorded for ${site_id}.`;

const removing =
  (table: Parameters<typeof removeRecord>[1], { site_id, file }: Key) =>
  async (ctx: Parameters<typeof removeRecord>[0]) => {
    await removeRecord(ctx, table, site_id, file);
    return `${file} is removed from ${site_id}.`;
  };

const moderationRecords = operatorCommand(
  {
    summary: 'Lists the orders, disputes and suspensions that are recorded for a period.',
    usage: '--from <day> --until <day after the last>',
  },
  args => {
    const options = { from: { type: 'string' }, until: { type: 'string' } } as const;
    const period = readPeriod(parseArgs({ args, options }).values);
    return async ctx => {
      const lines = await Promise.all(
        ctx.sites.all.map(async ({ id }) => {
          const { orders, disputes, suspensions } = await recordsOf(ctx, id, period);
          const all = [
            ...orders.map(({ site_id: _, ...order }) => ({ record: 'order', ...order })),
            ...disputes.map(({ site_id: _, ...dispute }) => ({ record: 'dispute', ...dispute })),
            ...suspensions.map(({ site_id: _, ...suspension }) => ({ record: 'suspension', ...suspension })),
          ];
          return all.map(record => `${id}  ${JSON.stringify(record)}`);
        }),
      );
      return lines.flat().join('\n') || 'Nothing is recorded.';
    };
  },
);

/** Commands for what a transparency report counts and only staff know. */
export const moderationRecordCommands: Record<string, Command> = {
  'moderation classify': moderationClassify,
  'moderation order': moderationOrder,
  'moderation dispute': moderationDispute,
  'moderation suspension': moderationSuspension,
  'moderation records': moderationRecords,
};
