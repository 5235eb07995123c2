import type { Service } from '../../context/operation.ts';
import { ok } from '../../context/responses.ts';
import { ApiError } from '../../domain/api-error.ts';
import { siteCountry } from '../../domain/sites/visitor-country.ts';
import { coordinatesOf, placeAt } from './places.ts';
import { regionsOf } from './regions.ts';

/** Operations about regions and places. */
export const places = {
  getRegions: async ({ site, language, member, geoipCountry, query }) => {
    const country = query.country ?? member?.country ?? siteCountry(site, geoipCountry);
    const regions = regionsOf(country, language);
    if (!regions) throw new ApiError('not_found');
    return ok({ country, regions });
  },

  geocode: async ({ query }) => {
    const place = await placeAt(query.lat, query.lon);
    if (!place) throw new ApiError('not_found');
    return ok(place);
  },

  checkTown: async ({ query: { country, region = null, city } }) =>
    ok({ known: (await coordinatesOf({ country, region, city })) !== null }),
} satisfies Partial<Service>;
