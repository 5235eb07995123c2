import { ApiProblem, type Client, type MemberSummary, searchMembers } from '@velluto/api-client';
import type { FictionalCounts } from '@velluto/ui/model';

/** How many pages of the search are fetched at most. */
const maxPages = 3;

/** Filters of the search. */
export type PeopleQuery = NonNullable<Parameters<typeof searchMembers>[1]>;

/** People to show, and how many the search counted. */
export interface People {
  members: MemberSummary[];
  total: number;
  /** How many of them are not private members. */
  fictional: FictionalCounts;
}

/**
 * Members with a picture from the search; fetches further pages when one has too few. Empty where the site does not show
 * members to this visitor.
 */
export async function peopleWithPictures(
  client: Client,
  query: PeopleQuery,
  count: number,
  signal?: AbortSignal,
): Promise<People> {
  const people: People = {
    members: [],
    total: 0,
    fictional: { operator: 0, ai: 0, system: 0 },
  };
  try {
    for (let page = 1; page <= maxPages && people.members.length < count; page++) {
      const answer = await searchMembers(client, { ...query, page }, { signal });
      people.total = answer.num_results;
      people.fictional = answer.num_fictional;
      people.members.push(...answer.results.filter(({ main_image }) => main_image !== null));
      if (page >= answer.pages) break;
    }
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 403)) throw error;
  }
  return { ...people, members: people.members.slice(0, count) };
}
