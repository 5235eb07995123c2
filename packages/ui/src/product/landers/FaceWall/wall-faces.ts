import type { LanderMember } from '../LanderPhoto/LanderPhoto.tsx';

/** Columns of the wall. */
const columns = 3;

/** Pictures in a column; fewer would leave a gap while it moves. */
const rows = 3;

/** The people of a wall by column, or none where there are too few; who has no open picture is left out. */
export function wallFaces(members: readonly LanderMember[]): LanderMember[][] {
  const seen = members.filter(({ photo }) => photo && !photo.locked);
  if (seen.length < columns * rows) return [];
  return Array.from({ length: columns }, (_, column) => seen.slice(column * rows, (column + 1) * rows));
}
