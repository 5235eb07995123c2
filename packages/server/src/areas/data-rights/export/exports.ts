import type { components } from '@velluto/api-client/schema';
import { EXPORT_DAYS } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { JobPayloads } from '../../../infrastructure/jobs/payloads.ts';
import { aboutMail } from '../../../infrastructure/mail/about-mail.ts';
import { exportReadyMail } from '../../../infrastructure/mail/mails/accounts.ts';
import { contentsOf, createZip } from './contents.ts';
import * as queries from './export-queries.ts';

type Export = components['schemas']['Export'];

const minute = 60_000;
const day = 86_400_000;
/** Milliseconds for which a finished archive is returned instead of making another. */
const freshFor = 10 * minute;
/** Milliseconds after which an unfinished archive is begun again, since its job must have failed. */
const madeWithin = 60 * minute;

/** Name of the file in which an archive is stored. */
export const exportFile = (id: string): string => `exports/${id}.zip`;

function toExport({ token, requested_at, ready_at, expires_at, size }: queries.ExportRow): Export {
  return {
    status: ready_at ? 'ready' : 'preparing',
    requested_at: requested_at.toISOString(),
    ready_at: ready_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
    size: ready_at ? size : null,
    url: ready_at ? `/api/export-file.php?token=${token}` : null,
  };
}

/**
 * Requests an archive of all data of a member; a job makes it, and a mail says when it is ready. While one is
 * being made, and for ten minutes after, another request returns the same archive.
 */
export async function askExport(
  ctx: Context,
  about: { siteId: string; memberId: string; origin: string },
): Promise<Export> {
  const { siteId, memberId, origin } = about;
  return ctx.transaction(async tx => {
    await queries.lockOwner(tx.db, memberId);
    const now = ctx.clock.now();
    const current = await queries.selectCurrent(tx.db, memberId, now);
    const begun = current?.ready_at ?? current?.requested_at;
    const keep = current?.ready_at ? freshFor : madeWithin;
    if (current && begun && now.getTime() - begun.getTime() < keep) return toExport(current);
    const former = await queries.deleteFormer(tx.db, memberId);
    if (former) await ctx.jobs.enqueue(tx, 'exports.remove', { id: former });
    const id = ctx.ids.uuid();
    const row = { id, member_id: memberId, token: ctx.ids.token(), requested_at: now };
    await ctx.jobs.enqueue(tx, 'exports.make', { id, site: siteId, origin });
    return toExport(await queries.insertExport(tx.db, { ...row, ready_at: null, expires_at: null }));
  });
}

/** The member's archive that is being made or can be fetched, or null. */
export async function currentExport(ctx: Context, memberId: string): Promise<Export | null> {
  const row = await queries.selectCurrent(ctx.db, memberId, ctx.clock.now());
  return row ? toExport(row) : null;
}

/**
 * The archive file. The link alone is not enough, since others may get hold of a mail: the member must be logged in.
 *
 * @throws ApiError `not_found`
 */
export async function fileOf(ctx: Context, memberId: string, token: string): Promise<Uint8Array> {
  const row = await queries.selectCurrent(ctx.db, memberId, ctx.clock.now());
  const file = row?.token === token && row.ready_at ? await ctx.blobs.get(exportFile(row.id)) : null;
  if (!file) throw new ApiError('not_found');
  return file;
}

/** Job: removes an archive that has expired or was replaced. */
export async function removeExport(ctx: Context, { id }: { id: string }): Promise<void> {
  await queries.deleteExport(ctx.db, id);
  await ctx.blobs.remove(exportFile(id));
}

/** Job: makes the archive of a member and mails them the link; safe to repeat. */
export async function makeExport(
  ctx: Context,
  { id, site, origin }: JobPayloads['exports.make'],
): Promise<void> {
  const order = await queries.selectOrder(ctx.db, id);
  if (!order) return;
  const { member_id: memberId, token, email, name, language } = order;
  const now = ctx.clock.now();
  const archive = await createZip(await contentsOf(ctx, memberId, name), now);
  await ctx.blobs.put(exportFile(id), archive);
  const until = new Date(now.getTime() + EXPORT_DAYS * day);
  const where = ctx.sites.byId(site);
  await ctx.transaction(async tx => {
    const about = { ready_at: now, expires_at: until, size: archive.byteLength };
    if (!(await queries.markReady(tx.db, id, about))) return;
    const link = `${origin}/api/export-file.php?token=${token}`;
    const content = await exportReadyMail({
      ...aboutMail({ site: where, origin }, { name, language }),
      link,
      until,
    });
    const dedupeKey = `export:${id}`;
    await ctx.mail.send(tx, { siteId: site, kind: 'export-ready', to: email, ...content, dedupeKey });
    await ctx.jobs.enqueue(tx, 'exports.remove', { id }, { runAt: until });
  });
  // the account was erased or a new archive requested meanwhile: the job that removes this one may have run too early
  if (!(await queries.exportExists(ctx.db, id))) await ctx.blobs.remove(exportFile(id));
}
