import { INTERESTS, RELATIONS } from '@velluto/rules';
import { matchFinderQuestions as texts } from '../../../i18n/messages/discover.ts';
import type { FinderAnswers } from '../../../model/match-finder.ts';

/** The seven questions in their order, by the answer each gives. */
export const questions = [
  { answerKey: 'gender', title: texts.genderTitle, lead: texts.genderLead },
  { answerKey: 'ages', title: texts.agesTitle },
  { answerKey: 'distance', title: texts.distanceTitle, lead: texts.distanceLead },
  { answerKey: 'relation', title: texts.relationTitle },
  { answerKey: 'interests', title: texts.interestsTitle, lead: texts.interestsLead },
  { answerKey: 'drinks', title: texts.drinksTitle, lead: texts.drinksLead },
  { answerKey: 'bodyType', title: texts.bodyTypeTitle },
] as const;

/** No question is answered, so that every person fits. */
export const noAnswers: FinderAnswers = {
  gender: null,
  ages: null,
  distance: null,
  relation: null,
  interests: [],
  drinks: null,
  bodyType: null,
};

/** Distances to choose from, in kilometres. */
export const distances = [10, 25, 50, 100, 200, 500] as const;

/** Interests that name no kind of relation: those are the options of `relation`. */
export const hobbies: readonly string[] = INTERESTS.filter(
  name => !RELATIONS.some(relation => relation === name),
);
