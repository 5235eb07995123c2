import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../../lib/app-context.ts';
import type { LoadContext } from '../../../lib/router/route.ts';
import { type People, type PeopleQuery, peopleWithPictures } from '../../search/people-with-pictures.ts';
import { load as loadSignup, type SignupData } from './signup.load.ts';

/** How many people are shown beside the form. */
const shown = 6;

/** Data of the sign-up page with matches. */
export interface SignupMatchesData extends SignupData {
  people: People;
}

/** Sign-up, and people with pictures in the visitor's country. */
export async function load(context: LoadContext): Promise<SignupMatchesData> {
  const { client, app, signal } = context;
  const query = { country: app.site.geoip_selected_country, ...app.attribution.callParams };
  const [signup, people] = await Promise.all([
    loadSignup(context),
    peopleWithPictures(client, query, shown, signal),
  ]);
  return { ...signup, people };
}

/** Answers of the form that the search uses. */
interface MatchAnswers {
  lookingFor: 'female' | 'male' | 'both' | null;
  country: string;
  region: string | null;
}

/** Maps the answers to the search. */
export const matchQuery = ({ lookingFor, country, region }: MatchAnswers): PeopleQuery => ({
  country,
  ...(lookingFor && lookingFor !== 'both' ? { gender: lookingFor } : {}),
  ...(region ? { region } : {}),
});

/** People who fit the answers given so far; null until the first answer. */
export function createMatchesStore(app: AppContext) {
  const state = proxy<{ people: People | null }>({ people: null });
  let lastQuery = '';
  return {
    state,
    /** Searches for people who fit; only the latest search counts, and after a failure nobody is said to fit. */
    async look(answers: MatchAnswers): Promise<void> {
      const query = matchQuery(answers);
      const question = JSON.stringify(query);
      if (question === lastQuery) return;
      lastQuery = question;
      const people = await peopleWithPictures(app.client, query, shown).catch(() => null);
      if (question === lastQuery) state.people = people;
    },
  };
}
