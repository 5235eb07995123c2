import { type LookingFor, RELATIONS } from '@velluto/rules';
import { matchFinderQuestions as words } from '../../../i18n/messages/swipe.ts';
import type { FinderAnswers } from '../../../model/match-finder.ts';

/** The seven questions in their order, by the answer each gives. */
export const questions = [
  { asks: 'gender', title: words.genderTitle, lead: words.genderLead },
  { asks: 'ages', title: words.agesTitle },
  { asks: 'distance', title: words.distanceTitle, lead: words.distanceLead },
  { asks: 'relation', title: words.relationTitle },
  { asks: 'interests', title: words.interestsTitle, lead: words.interestsLead },
  { asks: 'drinks', title: words.drinksTitle, lead: words.drinksLead },
  { asks: 'bodyType', title: words.bodyTypeTitle },
] as const;

/** No question is answered, so that every person fits. */
export const openAnswers: FinderAnswers = {
  gender: null,
  ages: null,
  distance: null,
  relation: null,
  interests: [],
  drinks: null,
  bodyType: null,
};

export const genders = ['female', 'male', 'both'] as const satisfies readonly LookingFor[];

/** Distances to choose from, in kilometres. */
export const distances = [10, 25, 50, 100, 200, 500] as const;

/** Interests that name a kind of relation; they are the options of `relation`, not of `interests`. */
export const relations = RELATIONS;
