import { EXPORT_DAYS } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { JobPayloads } from '../jobs/payloads.ts';
import { exportReadyMail } from '../mail/export-ready.ts';
import { zipOf } from './archive.ts';
import { contentsOf } from './contents.ts';
import * as queries from './export-queries.ts';
import { exportFile } from './exports.ts';

const day = 86_400_000;

/** Job: makes the archive of a member and tells them; safe to repeat. */
export async function makeExport(
  ctx: Context,
  { id, site, origin }: JobPayloads['exports.make'],
): Promise<void> {
  const order = await queries.selectOrder(ctx.db, id);
  if (!order) return;
  const { member_id: memberId, token, email, name, language } = order;
  const now = ctx.clock.now();
  const archive = await zipOf(await contentsOf(ctx, memberId, name), now);
  await ctx.blobs.put(exportFile(id), archive);
  const until = new Date(now.getTime() + EXPORT_DAYS * day);
  await ctx.transaction(async tx => {
    const about = { ready_at: now, expires_at: until, size: archive.byteLength };
    if (!(await queries.noteReady(tx.db, id, about))) return;
    const link = `${origin}/api/export-file.php?token=${token}`;
    const content = await exportReadyMail({
      site: ctx.sites.byId(site),
      language,
      name,
      link,
      until,
      origin,
    });
    const dedupeKey = `export:${id}`;
    await ctx.mail.send(tx, { siteId: site, kind: 'export-ready', to: email, ...content, dedupeKey });
    await ctx.jobs.enqueue(tx, 'exports.remove', { id }, { runAt: until });
  });
  // erased or asked for anew while it was being made: the job that removes it may have come too early
  if (!(await queries.exportExists(ctx.db, id))) await ctx.blobs.remove(exportFile(id));
}
