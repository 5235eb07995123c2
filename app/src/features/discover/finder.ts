import { getMatches, type MatchesResponse, type QueryOf, type User } from '@velluto/api-client';
import { ATTRIBUTES, agesSought, isInterest, LOOKING_FOR, MAX_AGE, MIN_AGE, RELATIONS } from '@velluto/rules';
import type { FinderAnswers } from '@velluto/ui/model';
import type { LoadContext } from '../../lib/router/route.ts';
import { orPaused } from './or-paused.ts';

/** Questions of the match finder. */
export const questionCount = 7;

/** State of the match finder in the address: `/match-finder?gender=female&relation=romance&step=5`. */
export interface Finder {
  answers: FinderAnswers;
  /** Index of the question, from 0; `people` after the last one. */
  step: number | 'people';
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find(value => value === text) ?? null;
const numberBetween = (text: string | null, least: number, most: number): number | null => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
};

/** Reads the answers from the address; invalid ones count as unanswered. */
export function readFinder(params: URLSearchParams): Finder {
  const from = numberBetween(params.get('min_age'), MIN_AGE, MAX_AGE);
  const to = numberBetween(params.get('max_age'), MIN_AGE, MAX_AGE);
  const step = params.get('step');
  return {
    answers: {
      gender: oneOf(LOOKING_FOR, params.get('gender')),
      ages: from !== null && to !== null && from <= to ? { from, to } : null,
      distance: numberBetween(params.get('distance'), 1, 500),
      relation: oneOf(RELATIONS, params.get('relation')),
      interests: [...new Set(params.getAll('interests'))].filter(isInterest),
      drinks: oneOf(ATTRIBUTES.drinks, params.get('drinks')),
      bodyType: oneOf(ATTRIBUTES.body_type, params.get('body_type')),
    },
    step: step === 'people' ? step : (numberBetween(step, 1, questionCount) ?? 1) - 1,
  };
}

/** The answers as the questions show them: where one is missing, what the user looks for anyway, which the server uses too. */
export function withPreferences(answers: FinderAnswers, user: User | null, lowestAge: number): FinderAnswers {
  if (!user) return answers;
  const { looking_for, min_age, max_age } = user.preferences;
  const aged = min_age !== null || max_age !== null;
  return {
    ...answers,
    gender: answers.gender ?? looking_for,
    ages: answers.ages ?? (aged ? agesSought(user.preferences, lowestAge) : null),
  };
}

/** The questions, by their step, that begin with what the user looks for anyway. */
const begun = ['gender', 'ages'] as const;

/** The answers once the question of a step was left with “Next”: what it showed is its answer. */
export function withShown(answers: FinderAnswers, shown: FinderAnswers, step: number): FinderAnswers {
  const key = begun[step];
  return key ? { ...answers, [key]: shown[key] } : answers;
}

/** Maps the answers to the request. */
export function toMatchesQuery(answers: FinderAnswers): NonNullable<QueryOf<'getMatches'>> {
  const { ages, distance, interests } = answers;
  const relation = oneOf(RELATIONS, answers.relation);
  const gender = oneOf(LOOKING_FOR, answers.gender);
  const drinks = oneOf(ATTRIBUTES.drinks, answers.drinks);
  const bodyType = oneOf(ATTRIBUTES.body_type, answers.bodyType);
  return {
    ...(gender && { gender }),
    ...(ages && { min_age: ages.from, max_age: ages.to }),
    ...(distance && { distance }),
    ...(relation && { relation }),
    ...(interests.length > 0 && { interests: interests.filter(isInterest) }),
    ...(drinks && { drinks }),
    ...(bodyType && { body_type: bodyType }),
  };
}

/** The address of a question with the answers so far, or of the people found. */
export function finderHref({ answers, step }: Finder): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(toMatchesQuery(answers))) {
    for (const item of [value].flat()) params.append(name, String(item));
  }
  if (step === 'people') params.set('step', step);
  else if (step > 0) params.set('step', String(step + 1));
  const query = params.toString();
  return query === '' ? '/match-finder' : `/match-finder?${query}`;
}

/** Data of the match finder: null while questions are asked, then the people who fit the answers. */
export type FinderData = MatchesResponse | 'paused' | null;

export function load({ client, app, search, signal }: LoadContext): Promise<FinderData> {
  const { answers, step } = readFinder(search);
  return orPaused(app, async () =>
    step === 'people' ? getMatches(client, toMatchesQuery(answers), { signal }) : null,
  );
}
