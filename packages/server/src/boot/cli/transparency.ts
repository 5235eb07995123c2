import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportFiles, type Said, transparencyReport } from '../../areas/moderation/operator.ts';
import type { Context } from '../../context/context.ts';
import { codeOf } from '../../domain/start-error.ts';
import { OperatorError } from '../../infrastructure/config/operator-error.ts';
import { operatorCommand } from './command.ts';
import { dayOption, readPeriod } from './day.ts';

/** `velluto moderation report`: the yearly transparency report, as a summary or in the files that the law prescribes. */
export const moderationReport = operatorCommand(
  {
    summary:
      'Writes the transparency report of a period as Markdown, or with --csv in the files of Regulation (EU) 2024/2835, a folder for each site.',
    usage:
      '--from <day> --until <day after the last> [--csv <folder> [--complete] [--published <day>] [--previous <day>]]',
  },
  args => {
    const { values } = parseArgs({
      args,
      options: {
        from: { type: 'string' },
        until: { type: 'string' },
        csv: { type: 'string' },
        complete: { type: 'boolean', default: false },
        published: { type: 'string' },
        previous: { type: 'string' },
      },
    });
    const period = readPeriod(values);
    const { csv, complete, published, previous } = values;
    for (const [name, day] of Object.entries({ published, previous })) {
      if (day !== undefined) dayOption(name, day);
    }
    if (csv === undefined) {
      if (complete || published || previous) throw new OperatorError('Say --csv, the folder to write to.');
      return ctx => transparencyReport(ctx, period);
    }
    return async ctx => writeReports(ctx, csv, period, { complete, published, previous });
  },
);

const UNFINISHED =
  'What nobody recorded is blank: orders of authorities, notices of trusted flaggers, own measures, disputes, suspensions. Record them (moderation classify, order, dispute, suspension) and write the report again with --complete.';

/** Writes the files of every site into new folders: a report that was published is not overwritten. */
async function writeReports(
  ctx: Context,
  folder: string,
  period: ReturnType<typeof readPeriod>,
  said: Said,
): Promise<string> {
  if (said.complete && period.until > ctx.clock.now()) {
    throw new OperatorError('The period has not ended: nothing is complete yet.');
  }
  const reports = await Promise.all(
    ctx.sites.all.map(async site => ({
      target: join(folder, site.id),
      files: await reportFiles(ctx, site, period, said),
    })),
  );
  await writing(folder, () => mkdir(folder, { recursive: true }));
  for (const { target } of reports) await writing(target, () => mkdir(target));
  for (const { target, files } of reports) {
    for (const { name, text } of files) {
      const file = join(target, name);
      await writing(file, () => writeFile(file, text, { flag: 'wx' }));
    }
  }
  return [
    ...reports.map(({ target, files }) => `${target}: ${files.length} files`),
    'Parts 9 and 10 and the rows of very large platforms are blank: they are for those only.',
    'Before you publish: read 11_qualitative.csv, and add to it what you do outside this product.',
    ...(said.complete ? [] : [UNFINISHED]),
  ].join('\n');
}

async function writing(place: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const code = codeOf(error);
    throw new OperatorError(
      code === 'EEXIST'
        ? `${place} is there already: name a new folder.`
        : `${place} cannot be written (${code}).`,
    );
  }
}
