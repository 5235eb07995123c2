import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES_BY_COUNTRY } from './locales.ts';
import { messageLength, messageProblem } from './message-length.ts';
import { toneForIndex } from './package-tones.ts';
import { clampPage, pageCount, pageWindow } from './pagination.ts';
import { PAYMENT_METHODS, type PaymentMethod, paymentMethodsFor } from './payment-methods.ts';
import { mayStartConversation, photoLimit } from './premium-limits.ts';
import { ATTRIBUTE_NAMES, ATTRIBUTES } from './profile-options.ts';
import { searchVisible, signupsAllowed } from './site-access.ts';

describe('access', () => {
  it.each([
    ['all', false, true],
    ['with_trafficsource', false, false],
    ['with_trafficsource', true, true],
    ['none', true, false],
  ])('signups %s, traffic source %s', (signups, source, allowed) => {
    expect(signupsAllowed(signups, source)).toBe(allowed);
  });

  it.each([
    [true, 'none', 'none', false, true],
    [false, 'all', 'none', false, true],
    [false, 'none', 'none', true, false],
    [false, 'none', 'all', false, false],
    [false, 'none', 'all', true, true],
  ])('search: logged in %s, %s, %s, source %s', (loggedIn, open, withSource, hasTrafficSource, visible) => {
    const state = {
      loggedIn,
      loggedOutSearch: open,
      loggedOutSearchTrafficsource: withSource,
      hasTrafficSource,
    };
    expect(searchVisible(state)).toBe(visible);
  });
});

it('limits of free and premium members', () => {
  expect([photoLimit(false), photoLimit(true)]).toEqual([3, 25]);
  expect([2, 3].map(started => mayStartConversation(false, started))).toEqual([true, false]);
  expect(mayStartConversation(true, 1000)).toBe(true);
});

describe('message length', () => {
  const bounds = { min: 1, max: 5 };
  it.each([
    ['', 'message_too_short'],
    [' \n ', 'message_too_short'],
    ['c', null],
    ['ciao', null],
    ['👋👋👋👋👋', null],
    ['ciao a', 'message_too_long'],
  ])('%j', (text, problem) => {
    expect(messageProblem(text, bounds)).toBe(problem);
  });

  it('counts characters, not code units', () => {
    expect(messageLength(' 🌶️ ')).toBe(2);
  });
});

describe('pagination', () => {
  it('counts and clamps pages', () => {
    expect([0, 24, 25].map(items => pageCount(items, 24))).toEqual([1, 1, 2]);
    expect([-1, 0, 2.9, 99, Number.NaN].map(page => clampPage(page, 5))).toEqual([1, 1, 2, 5, 1]);
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('page %s of %s', (page, pages, window) => {
    expect(pageWindow(page, pages)).toEqual(window);
  });

  it('always shows first, last and current in rising order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, pages) => {
        const numbers = pageWindow(page, pages).filter(entry => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, pages, clampPage(page, pages)]));
      }),
    );
  });
});

describe('payment methods', () => {
  it.each([
    ['NL', ['ideal', 'sofort'], ['sct', 'paypal']],
    ['IT', ['postepay', 'nexi'], ['sct', 'creditcard']],
    ['PL', ['prezelewy24', 'blik'], ['paysafecard']],
  ])('of %s', (country, first, also) => {
    const methods = paymentMethodsFor(country);
    expect(methods.slice(0, first.length)).toEqual(first);
    expect(methods).toEqual(expect.arrayContaining(also));
  });

  it('offers the methods of a country there and nowhere else', () => {
    const everywhere = Object.keys(LANGUAGES_BY_COUNTRY).sort();
    const only: Partial<Record<PaymentMethod, string[]>> = {
      ideal: ['NL'],
      bancontact: ['BE'],
      cartebancaire: ['FR'],
      postepay: ['IT'],
      nexi: ['IT'],
      sofort: ['AT', 'BE', 'DE', 'NL'],
      giropay: ['DE'],
      eps: ['AT'],
      prezelewy24: ['PL'],
      blik: ['PL'],
      sct: ['AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'IT', 'NL'],
    };
    for (const method of PAYMENT_METHODS) {
      const offered = everywhere.filter(country => paymentMethodsFor(country).includes(method));
      expect([method, offered]).toEqual([method, only[method] ?? everywhere]);
    }
  });

  it('lists each method once, and no bank transfer outside the euro area', () => {
    expect(new Set(PAYMENT_METHODS).size).toBe(18);
    const inEuroArea = paymentMethodsFor('IT');
    expect(new Set(inEuroArea).size).toBe(inEuroArea.length);
    expect(paymentMethodsFor('GB')).not.toContain('sct');
    expect(paymentMethodsFor('US')).toHaveLength(7);
  });
});

it('packages after the fourth have the last tone', () => {
  expect([-1, 0, 1, 2, 3, 4, 40].map(toneForIndex)).toEqual(['p0', 'p0', 'p1', 'p2', 'p3', 'p3', 'p3']);
});

it('lists every attribute once', () => {
  expect([...ATTRIBUTE_NAMES].sort()).toEqual(Object.keys(ATTRIBUTES).sort());
});
