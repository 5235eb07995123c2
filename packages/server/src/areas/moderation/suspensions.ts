import { dayIn } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { objectionKey } from './objections.ts';
import { selectSuspension } from './suspension-queries.ts';

/**
 * Until which day, in the time zone of the site, a member's account is suspended because of misuse, and the key to object; undefined where
 * it is not. Only for whoever has proved to be the member.
 */
export async function suspensionOf(
  ctx: Context,
  memberId: string,
): Promise<{ reference: string; until: string; key: string } | undefined> {
  const found = await selectSuspension(ctx.db, memberId, 'illegal_content');
  if (!found) return undefined;
  const { id, reference, site_id, until } = found;
  const day = dayIn(ctx.sites.find(site_id)?.time_zone ?? 'UTC', until);
  return { reference, until: day, key: await objectionKey(ctx, id) };
}
