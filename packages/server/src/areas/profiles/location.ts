import type { Context } from '../../context/context.ts';
import { cellOf, coordinatesOf } from '../places/api.ts';
import * as queries from './location-queries.ts';

/** Job: looks up the coordinates of a member's town, for distances. */
export async function locateMember(ctx: Context, { id }: { id: string }): Promise<void> {
  const place = await queries.selectPlace(ctx.db, id);
  if (!place) return;
  const location = await coordinatesOf(place);
  await queries.setLocation(ctx.db, id, location && { ...location, cell: cellOf(location) });
}
