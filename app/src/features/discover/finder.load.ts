import { getMatches, type MatchesResponse } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import { readFinder, toMatchesQuery } from './finder.ts';

/** Nothing while questions are asked, then the people who fit the answers. */
export async function load({ client, search, signal }: LoadContext): Promise<MatchesResponse | null> {
  const { answers, step } = readFinder(search);
  return step === 'people' ? getMatches(client, toMatchesQuery(answers), { signal }) : null;
}
