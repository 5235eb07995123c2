import { proxy } from 'valtio/vanilla';
import { type People, type PeopleQuery, peopleWithPictures } from '../../platform/people.ts';
import type { Visit } from '../../platform/visit.ts';
import { shownMatches } from './begin.ts';

/** Answers of the form that narrow people down. */
export interface MatchAnswers {
  lookingFor: 'female' | 'male' | 'both' | null;
  country: string;
  region: string | null;
}

/** The answers as the search takes them. */
export const matchQuery = ({ lookingFor, country, region }: MatchAnswers): PeopleQuery => ({
  country,
  ...(lookingFor && lookingFor !== 'both' ? { gender: lookingFor } : {}),
  ...(region ? { region } : {}),
});

/** People who fit the answers given so far; null until the first answer. */
export function createMatchesStore(visit: Visit) {
  const state = proxy<{ people: People | null }>({ people: null });
  let asked = '';
  return {
    state,
    /** Looks for people who fit; the last question counts, and a failure leaves those who are there. */
    async look(answers: MatchAnswers): Promise<void> {
      const query = matchQuery(answers);
      const question = JSON.stringify(query);
      if (question === asked) return;
      asked = question;
      const people = await peopleWithPictures(visit.client, query, shownMatches).catch(() => null);
      if (people && question === asked) state.people = people;
    },
  };
}
