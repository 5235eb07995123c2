import { getMember, type MemberResponse } from '@velluto/api-client';
import type { LoadContext } from '../../lib/router/route.ts';

/** A person's page. */
export const load = ({ client, params, app, signal }: LoadContext): Promise<MemberResponse> =>
  getMember(client, { id: params.id ?? '', ...app.attribution.callParams }, { signal });
