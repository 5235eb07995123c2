import type { Context } from '../../context/context.ts';
import { mimeReports } from '../../infrastructure/mail/mail-report.ts';
import { markedMail } from '../../infrastructure/mail/return-path.ts';

/**
 * Takes a report about a mail: notes that it did not arrive, and stops writing to an address that does not exist or whose
 * owner complained. Only a mark of ours says which mail it is about: addresses in a report can be made up by anybody. What is
 * no report, or about no mail of ours, changes nothing.
 *
 * @param to address at which the report arrived, which has the mark of a bounced mail
 */
export async function takeReport(ctx: Context, message: Buffer, to: string): Promise<void> {
  const report = await mimeReports.read(message);
  if (!report) return;
  const id = await markedMail(ctx.keys, `${to}\n${message.toString('latin1')}`);
  const mail = id === null ? undefined : await ctx.mail.recordReport(id, report);
  if (!mail || report.kind === 'undelivered') return;
  const reason = report.kind === 'complaint' ? 'complaint' : 'bounced';
  await ctx.suppressions.add(mail.to, reason, report.status);
}
