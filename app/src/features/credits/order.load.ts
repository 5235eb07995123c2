import { getPackages, type PackagesResponse } from '@velluto/api-client';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';

/** The package of the address among all; 404 for one that is not sold. */
export async function load({ client, params, signal }: LoadContext): Promise<PackagesResponse> {
  const packages = await getPackages(client, {}, { signal });
  const known = [...packages.credits, ...packages.premium].some(one => one.id === params.id);
  if (!known) throw new RouteError(404);
  return packages;
}
