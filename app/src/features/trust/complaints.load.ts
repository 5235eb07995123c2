import { type ComplaintsResponse, getComplaint, getComplaints } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';

/** The one complaint of a mailed link, or all of the user; a visitor has none. */
export async function load({ client, search, visit, signal }: LoadContext): Promise<ComplaintsResponse> {
  const reference = search.get('reference');
  const key = search.get('key');
  if (reference) {
    const query = { reference, ...(key ? { key } : {}) };
    const { complaint } = await getComplaint(client, query, { signal });
    return { complaints: [complaint], page: 1, pages: 1 };
  }
  if (visit.session.state.user === null) return { complaints: [], page: 1, pages: 0 };
  const page = Math.trunc(Number(search.get('page'))) || 1;
  return getComplaints(client, { page: Math.min(Math.max(page, 1), 500) }, { signal });
}
