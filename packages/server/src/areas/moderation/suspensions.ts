import { dayIn } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { selectSuspension } from './suspension-queries.ts';

/** Until which day, in the time zone of the site, a member's account is suspended because of misuse; undefined where it is not. */
export async function suspensionOf(
  ctx: Context,
  memberId: string,
): Promise<{ reference: string; until: string } | undefined> {
  const found = await selectSuspension(ctx.db, memberId, 'illegal_content');
  if (!found) return undefined;
  const { reference, site_id, until } = found;
  return { reference, until: dayIn(ctx.sites.find(site_id)?.time_zone ?? 'UTC', until) };
}
