import { getRepeatOrders, type RepeatOrdersResponse } from '@velluto/api-client';
import type { LoadContext } from '../../lib/router/route.ts';

/** Former purchases at today's prices. */
export const load = ({ client, signal }: LoadContext): Promise<RepeatOrdersResponse> =>
  getRepeatOrders(client, {}, { signal });
