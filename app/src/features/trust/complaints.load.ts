import { ApiProblem, type ComplaintsResponse, getComplaint, getComplaints } from '@velluto/api-client';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';

/** The one complaint of a mailed link, or all of the user; a visitor has none. */
export async function load({ client, search, visit, signal }: LoadContext): Promise<ComplaintsResponse> {
  const reference = search.get('reference');
  const key = search.get('key');
  if (reference) {
    const query = { reference, ...(key ? { key } : {}) };
    try {
      const { complaint } = await getComplaint(client, query, { signal });
      return { complaints: [complaint], page: 1, pages: 1 };
    } catch (error) {
      // what cannot be a reference names nothing
      if (error instanceof ApiProblem && error.status === 400) throw new RouteError(404);
      throw error;
    }
  }
  if (visit.session.state.user === null) return { complaints: [], page: 1, pages: 0 };
  const page = Math.trunc(Number(search.get('page'))) || 1;
  return getComplaints(client, { page: Math.min(Math.max(page, 1), 500) }, { signal });
}
