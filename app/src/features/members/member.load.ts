import { getMember, type MemberResponse } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import { networkOf } from '../../platform/traffic.ts';

/** A person's page. */
export const load = ({ client, params, visit, signal }: LoadContext): Promise<MemberResponse> =>
  getMember(client, { id: params.id ?? '', ...networkOf(visit.traffic) }, { signal });
