import type { Context } from '../context.ts';
import { cellOf } from '../geo/distance.ts';
import { coordinatesOf } from '../geo/places.ts';
import * as queries from './location-queries.ts';

/** Job: looks up where a member's town lies, so that distances can be told. */
export async function locateMember(ctx: Context, { id }: { id: string }): Promise<void> {
  const place = await queries.selectPlace(ctx.db, id);
  if (!place) return;
  const where = await coordinatesOf(place);
  await queries.setLocation(ctx.db, id, where && { ...where, cell: cellOf(where) });
}
