import {
  assert,
  boolean,
  constantFrom,
  double,
  integer,
  option,
  property,
  record,
  subarray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERESTS } from './interests.ts';
import {
  FAR_KM,
  MATCH_WEIGHTS,
  type MatchAnswers,
  type MatchFacts,
  matchScore,
  RELATIONS,
} from './match-score.ts';
import { ATTRIBUTES } from './profile-options.ts';

const interests = subarray([...INTERESTS]);
const answersOf = record<MatchAnswers>({
  ages: option(integer({ min: 18, max: 60 }).map(from => ({ from, to: from + 10 }))),
  distance: option(integer({ min: 1, max: 500 })),
  relation: option(constantFrom(...RELATIONS)),
  interests,
  drinks: option(constantFrom(...ATTRIBUTES.drinks)),
  bodyType: option(constantFrom(...ATTRIBUTES.body_type)),
});
const factsOf = record<MatchFacts>({
  age: integer({ min: 18, max: 99 }),
  kilometres: option(double({ min: 0, max: 2000, noNaN: true })),
  sameCity: boolean(),
  sameRegion: boolean(),
  activeToday: boolean(),
  interests,
  drinks: option(constantFrom(...ATTRIBUTES.drinks)),
  bodyType: option(constantFrom(...ATTRIBUTES.body_type)),
});
const noAnswers: MatchAnswers = {
  ages: null,
  distance: null,
  relation: null,
  interests: [],
  drinks: null,
  bodyType: null,
};
const nothingKnown: MatchFacts = {
  age: 40,
  kilometres: null,
  sameCity: false,
  sameRegion: false,
  activeToday: false,
  interests: [],
  drinks: null,
  bodyType: null,
};
const checkAll = (check: (answers: MatchAnswers, facts: MatchFacts) => void) =>
  assert(property(answersOf, factsOf, check), { numRuns: 500 });

describe('the match score', () => {
  it('has weights that add up to 100', () => {
    const { sameRegion, ...weights } = MATCH_WEIGHTS;
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(sameRegion).toBeLessThan(weights.near);
  });

  it('is between 0 and 100, and 0 without any reason', () => {
    checkAll((answers, facts) => {
      const { score, reasons } = matchScore(answers, facts);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      if (reasons.length === 0) expect(score).toBe(0);
    });
  });

  it('is 100 when everything fits, and 0 when nothing is known', () => {
    checkAll(answers => {
      const all: MatchFacts = {
        age: answers.ages?.from ?? 40,
        kilometres: 0,
        sameCity: true,
        sameRegion: true,
        activeToday: true,
        interests: [...answers.interests, ...(answers.relation ? [answers.relation] : [])],
        drinks: answers.drinks,
        bodyType: answers.bodyType,
      };
      expect(matchScore(answers, all).score).toBe(100);
      expect(matchScore(answers, { ...nothingKnown, age: 17 })).toEqual({ score: 0, reasons: [] });
    });
  });

  it('does not decrease when somebody is nearer, more active or shares more', () => {
    checkAll((answers, facts) => {
      const { score } = matchScore(answers, facts);
      const better: Partial<MatchFacts>[] = [
        { activeToday: true },
        { sameRegion: true },
        { sameCity: true },
        { kilometres: facts.kilometres === null ? 0 : facts.kilometres / 2 },
        { interests: [...INTERESTS] },
        { drinks: answers.drinks ?? facts.drinks },
        { bodyType: answers.bodyType ?? facts.bodyType },
      ];
      for (const change of better) {
        expect(matchScore(answers, { ...facts, ...change }).score).toBeGreaterThanOrEqual(score);
      }
    });
  });

  it('does not depend on the order of interests', () => {
    checkAll((answers, facts) => {
      const reversed = { ...answers, interests: [...answers.interests].reverse() };
      expect(matchScore(reversed, { ...facts, interests: [...facts.interests].reverse() })).toEqual(
        matchScore(answers, facts),
      );
    });
  });
});

describe('the match reasons', () => {
  it('are true, listed once, and sorted by points', () => {
    checkAll((answers, facts) => {
      const { reasons } = matchScore(answers, facts);
      const codes = reasons.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      const points = reasons.map(reason => reason.points);
      expect(points).toEqual([...points].sort((a, b) => b - a));
      const expectTrue = (code: string, fact: boolean) =>
        expect(codes.includes(code as never) && !fact).toBe(false);
      expectTrue('same_city', facts.sameCity);
      expectTrue('same_region', facts.sameRegion);
      expectTrue('active_today', facts.activeToday);
      expectTrue('drinks', facts.drinks !== null && facts.drinks === answers.drinks);
      expectTrue('body_type', facts.bodyType !== null && facts.bodyType === answers.bodyType);
      expectTrue('relation', answers.relation !== null && facts.interests.includes(answers.relation));
      expectTrue(
        'age',
        answers.ages !== null && facts.age >= answers.ages.from && facts.age <= answers.ages.to,
      );
      for (const reason of reasons) {
        if (reason.code === 'distance') {
          expect(reason.kilometres).toBeGreaterThanOrEqual(facts.kilometres ?? Number.POSITIVE_INFINITY);
          expect(reason.kilometres).toBeLessThanOrEqual((facts.kilometres ?? 0) + 1);
        }
        if (reason.code === 'shared_interests') {
          const both = facts.interests.filter(
            interest => answers.interests.includes(interest) && interest !== answers.relation,
          );
          expect(reason.count).toBe(both.length);
        }
      }
    });
  });

  it('include a known distance, but not within the same town or too far away', () => {
    const codes = (facts: Partial<MatchFacts>, answers: Partial<MatchAnswers> = {}) =>
      matchScore({ ...noAnswers, ...answers }, { ...nothingKnown, ...facts }).reasons.map(({ code }) => code);
    expect(codes({})).toEqual([]);
    expect(codes({ kilometres: 0, sameCity: true })).toEqual(['same_city']);
    expect(codes({ kilometres: 40 })).toEqual(['distance']);
    expect(codes({ kilometres: FAR_KM })).toEqual(['distance']);
    expect(codes({ kilometres: FAR_KM + 1 })).toEqual([]);
    expect(codes({ kilometres: 300 }, { distance: 500 })).toEqual(['distance']);
    expect(codes({ kilometres: 60, sameRegion: true })).toEqual(['same_region', 'distance']);
  });

  it('include the age from the first to the last year that is looked for', () => {
    const fits = (age: number) =>
      matchScore({ ...noAnswers, ages: { from: 30, to: 40 } }, { ...nothingKnown, age }).reasons.length > 0;
    expect([29, 30, 40, 41].map(fits)).toEqual([false, true, true, false]);
  });

  it('do not count the relation as a shared interest too', () => {
    const answers: MatchAnswers = { ...noAnswers, relation: 'romance', interests: ['romance', 'sea'] };
    const { reasons } = matchScore(answers, { ...nothingKnown, interests: ['romance', 'sea'] });
    expect(reasons).toEqual([
      { code: 'shared_interests', count: 1, points: 30 },
      { code: 'relation', points: 20 },
    ]);
  });
});
