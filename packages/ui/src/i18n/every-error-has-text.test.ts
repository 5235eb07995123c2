import { type Messages, setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../model/problem.ts';
import { messages as english } from './catalogs/en.ts';
import { messages as italian } from './catalogs/it.ts';
import { problemText } from './problem-text.ts';

const i18nOf = (locale: string, messages: Messages) =>
  setupI18n({ locale, messages: { [locale]: messages } });
const en = i18nOf('en', english);
const englishText = (problem: Problem) => problemText(message => en._(message), problem);

describe('English texts of problems', () => {
  it.each<[Problem, RegExp]>([
    [{ code: 'login_failed' }, /is wrong.*try again/],
    [{ code: 'account_blocked', minutes: 15 }, /Too many wrong attempts.*locked for 15 minutes/],
    [{ code: 'too_many_reset_attempts' }, /Too many attempts to reset.*tomorrow/],
    [{ code: 'reset_link_invalid' }, /expired or has already been used/],
    [{ code: 'email_not_found' }, /don’t know this e-mail/],
    [{ code: 'passwords_do_not_match' }, /passwords are not the same/],
    [{ code: 'old_password_wrong' }, /old password is wrong/],
    [{ code: 'email_invalid_or_duplicate' }, /not valid or cannot be used/],
    [{ code: 'internal_error' }, /went wrong.*try again later/],
    [{ code: 'not_enough_credits', need: 2, have: 0 }, /Not enough credits for a message/],
    [{ code: 'premium_only' }, /for Premium members/],
    [{ code: 'photo_limit_reached', max: 3 }, /can have 3 photos/],
    [{ code: 'direct_debit_blocked' }, /blocked for this account/],
    [{ code: 'direct_debit_limit_reached' }, /reached the limit for direct debit/],
    [{ code: 'direct_debit_code_invalid' }, /code is not right/],
    [{ code: 'blocked_by_member' }, /cannot see or write to this member/],
    [{ code: 'activation_failed' }, /couldn’t confirm.*contact support/],
    [{ code: 'swipe_limit_reached', max: 4 }, /No likes left for today.*4 more/],
  ])('%o', (problem, text) => {
    expect(englishText(problem)).toMatch(text);
  });
});

it('has an Italian text for an invalid e-mail', () => {
  expect(i18nOf('it', italian)._('vl.EmailField.invalid')).toBe('E-mail non valida');
});

it.each([
  ['de', 'Zahlungspflichtig bestellen'],
  ['en', 'Order with obligation to pay'],
  ['es', 'Pedido con obligación de pago'],
  ['fr', 'Commande avec obligation de paiement'],
  ['it', 'Ordina con obbligo di pagare'],
  ['nl', 'Bestelling met betalingsverplichting'],
  ['pl', 'Zamówienie z\u00a0obowiązkiem zapłaty'],
])('the button of an order says in %s that one has to pay', async (language, words) => {
  const { messages } = await import(`./catalogs/${language}.ts`);
  expect(i18nOf(language, messages)._('vl.OrderSummary.order')).toBe(words);
});
