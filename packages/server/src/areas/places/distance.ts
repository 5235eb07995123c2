/** A point on the map, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
/** Kilometres of one degree of latitude. */
export const KM_PER_DEGREE = 111.2;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies. */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Number of the cell of one degree by one degree in which a point lies. */
export const cellOf = ({ latitude, longitude }: Coordinates): number =>
  cellAt(Math.floor(latitude), Math.floor(longitude));

/** Rows of cells are counted from the south pole; columns wrap around the earth. */
function cellAt(row: number, column: number): number {
  return Math.min(179, Math.max(0, row + 90)) * 360 + ((((column + 180) % 360) + 360) % 360);
}

/** Cells of one degree that may contain points within this distance. */
export function cellsAround({ latitude, longitude }: Coordinates, kilometres: number): number[] {
  const north = kilometres / KM_PER_DEGREE;
  const [south, top] = [Math.max(-90, latitude - north), Math.min(90, latitude + north)];
  // a degree of longitude is shortest where the circle comes closest to a pole
  const narrowest = Math.cos(radians(Math.min(89, Math.max(Math.abs(south), Math.abs(top)))));
  const east = Math.min(180, north / narrowest);
  const cells = new Set<number>();
  for (let row = Math.floor(south); row <= Math.floor(top); row++) {
    for (let column = Math.floor(longitude - east); column <= Math.floor(longitude + east); column++) {
      cells.add(cellAt(row, column));
    }
  }
  return [...cells];
}
