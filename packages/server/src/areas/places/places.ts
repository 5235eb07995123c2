import { type Coordinates, cellsAround, kilometresBetween } from './distance.ts';
import { regionOfGeonames } from './regions.ts';
import { townsIn, townsNamed } from './towns.ts';

/** A town with its region and country. */
export interface Place {
  country: string;
  /** Id of the region, ISO 3166-2. */
  region: string | null;
  city: string;
}

/** Up to this distance the biggest town is chosen; farther towns, up to `farthestKm`, only when there is none. */
const nearKm = 15;
const farthestKm = 60;

/** The biggest town within 15 km of a position, else the nearest within 60 km; null at sea. */
export async function placeAt(latitude: number, longitude: number): Promise<Place | null> {
  const position = { latitude, longitude };
  const distances = cellsAround(position, farthestKm)
    .flatMap(townsIn)
    .map(town => ({ town, km: kilometresBetween(position, town) }));
  const nearby = distances.filter(({ km }) => km <= nearKm);
  const best =
    nearby.sort((a, b) => b.town.population - a.town.population)[0] ??
    distances.filter(({ km }) => km <= farthestKm).sort((a, b) => a.km - b.km)[0];
  if (!best) return null;
  const { name, country, adminCode } = best.town;
  return { country, region: regionOfGeonames(country, adminCode), city: name };
}

/**
 * The centre of a town, never a member's own address; null for an unknown town. Of several towns of the same
 * name it is the one in the region or, where no region is given, the biggest.
 */
export async function coordinatesOf(place: {
  country: string;
  region: string | null;
  city: string | null;
}): Promise<Coordinates | null> {
  const { country, region, city } = place;
  if (!city) return null;
  const [town] = townsNamed(country, city)
    .filter(({ adminCode }) => region === null || regionOfGeonames(country, adminCode) === region)
    .sort((a, b) => b.population - a.population);
  return town ? { latitude: town.latitude, longitude: town.longitude } : null;
}
