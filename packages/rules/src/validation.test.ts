import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, dayOf, minimumAge } from './age.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { EMAIL_MAX, MAX_AGE, PASSWORD_MAX, PASSWORD_MIN } from './constants.ts';
import { birthDateProblem, emailProblem, nameProblem, passwordProblem } from './validation.ts';

describe('nameProblem', () => {
  it.each([
    ['Bianca', null],
    ['Zoë O’Neill', null],
    ['Łucja_92', null],
    ['  Ada  ', null],
    ['', 'required'],
    ['   ', 'required'],
    ['Al', 'too_short'],
    ['A'.repeat(20), null],
    ['A'.repeat(21), 'too_long'],
    ['@bianca', 'starts_with_at'],
    ['bianca@mail', 'format'],
    ['bian\u0000ca', 'format'],
    ['-bianca', 'format'],
    ['مهر\u200cناز', null],
    ['ক্\u200dষমা', null],
    ['bian\u200cca', 'format'],
    ['مریم\u200c', 'format'],
    ['مر\u200c\u200cیم', 'format'],
    ['مریم\u200cA', 'format'],
  ])('%j', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it('refuses the own e-mail address', () => {
    expect(nameProblem('Bianca@Example.org', 'bianca@example.org')).toBe('equals_email');
    expect(nameProblem('bianca', 'BIANCA')).toBe('equals_email');
    expect(nameProblem('bianca', 'bianca@example.org')).toBeNull();
  });

  it('refuses any name with an @', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(nameProblem(`${before}@${after}`)).not.toBeNull();
      }),
    );
  });
});

it.each([
  ['bianca@example.org', null],
  ['b.rossi+velluto@mail.example.co.uk', null],
  ['', 'required'],
  ['bianca', 'format'],
  ['bianca@example', 'format'],
  ['bianca@@example.org', 'format'],
  ['bianca @example.org', 'format'],
  ['bianca@example..org', 'format'],
  [`${'b'.repeat(250)}@a.it`, 'too_long'],
])('e-mail %j', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

it('an e-mail address has the longest length that mail allows, and no more', () => {
  const ofLength = (length: number) => {
    const rest = `${'c'.repeat(62)}.${'d'.repeat(62)}.it`;
    return `${'b'.repeat(64)}@${'a'.repeat(length - 66 - rest.length)}.${rest}`;
  };
  expect(ofLength(EMAIL_MAX)).toHaveLength(EMAIL_MAX);
  expect(emailProblem(ofLength(EMAIL_MAX))).toBeNull();
  expect(emailProblem(ofLength(EMAIL_MAX + 1))).toBe('too_long');
});

describe('passwordProblem', () => {
  it.each([
    ['', 'required'],
    ['corto', 'too_short'],
    ['Password123', 'common'],
    ['zzzzzzzzzzzz', 'common'],
    ['un treno per Lecco', null],
    ['xy'.repeat(101), 'too_long'],
  ])('%j', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it.each([
    [PASSWORD_MIN - 1, 'too_short'],
    [PASSWORD_MIN, null],
    [PASSWORD_MAX, null],
    [PASSWORD_MAX + 1, 'too_long'],
  ])('with %i characters', (length, problem) => {
    expect(passwordProblem('né'.repeat(length).slice(0, length))).toBe(problem);
  });

  it('the list of common passwords contains only ones of the minimum length, in lower case', () => {
    for (const password of COMMON_PASSWORDS) {
      expect([...password].length, password).toBeGreaterThanOrEqual(PASSWORD_MIN);
      expect(password).toBe(password.toLowerCase());
    }
  });
});

describe('age', () => {
  const today = '2026-11-21';
  it.each([
    ['2008-11-21', 18],
    ['2008-11-22', 17],
    ['2026-11-21', 0],
    ['2026-11-22', -1],
    ['2025-02-29', null],
    ['21.11.2008', null],
  ])('of %s', (birth, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  it('somebody born on 29 February has a birthday on 1 March', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  it.each([
    ['', undefined, 'required'],
    ['2008-11-21', undefined, null],
    ['2008-11-22', undefined, 'under_age'],
    ['2007-11-21', 21, 'under_age'],
    ['2030-01-01', undefined, 'format'],
    ['2008-13-01', undefined, 'format'],
    ['2026-11-21', undefined, 'under_age'],
    ['1900-01-01', undefined, 'not_allowed'],
    [`${2026 - MAX_AGE}-11-21`, undefined, null],
    [`${2026 - MAX_AGE - 1}-11-21`, undefined, 'not_allowed'],
  ])('date of birth %j with site minimum %s', (birth, minimum, problem) => {
    expect(birthDateProblem(birth, today, minimum)).toBe(problem);
  });

  it('the minimum age of a site is at least 18', () => {
    const lower = fc.integer({ min: -50, max: 17 });
    fc.assert(fc.property(lower, age => minimumAge(age) === 18));
    expect(minimumAge(21)).toBe(21);
  });

  it('gives the UTC date of a moment', () => {
    expect(dayOf(Date.UTC(2026, 0, 1, 23, 59))).toBe('2026-01-01');
  });
});
