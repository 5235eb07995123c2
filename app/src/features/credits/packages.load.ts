import { getPackages, type PackagesResponse } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';

/** Everything that can be bought, at the user's prices. */
export const load = ({ client, signal }: LoadContext): Promise<PackagesResponse> =>
  getPackages(client, {}, { signal });
