import type { User } from '@velluto/api-client';
import {
  cancelPremiumExamples,
  getTransactionExamples,
  getTransactionsExamples,
  getUserExamples,
  withdrawExamples,
} from '@velluto/api-client/examples';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openScreen, type ScreenArgs } from '../../stories/support/Screen.tsx';
import { App } from '../App.tsx';
import { createCancellationStore } from '../features/payments/contracts/cancellation.ts';
import type { ContractStore } from '../features/payments/contracts/store.ts';
import { createWithdrawalStore } from '../features/payments/contracts/withdrawal.ts';
import type { AppContext } from '../lib/app-context.ts';
import { loadMessages } from '../lib/i18n/catalogs.ts';

const people: Record<string, User | null> = {
  'a visitor': null,
  'an unconfirmed member': getUserExamples.notConfirmed.user,
  'a free member': getUserExamples.free.user,
  'a premium member': getUserExamples.premium.user,
};

// headlines, which have tags, are shown from the catalog only
const messages = await loadMessages('en');

/**
 * The text of a page as the server renders it.
 *
 * @param act what is done on the page before
 */
async function textOf(page: ScreenArgs, act?: (app: AppContext) => Promise<void>): Promise<string> {
  const screen = await openScreen(page);
  await act?.(screen.app);
  screen.app.language.i18n.loadAndActivate({ locale: 'en', messages });
  const html = renderToString(<App {...screen} />);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', '’');
}

const confirmed = /Your e-mail is confirmed/;
const premium = /Get Premium/;
const deleted = /Your account is (deleted|back|no longer visible)|You are back/;

// address, who opens it, a text that is true, a text that would be false
it.each([
  ['/activate/done', 'a visitor', /your address is confirmed on every device/, confirmed],
  ['/activate/done', 'an unconfirmed member', /We’ve sent a code to/, confirmed],
  ['/activate/done', 'a free member', confirmed, /is on its way/],
  ['/activate/done', 'a free member', premium, /on every device/],
  ['/activate/done', 'a premium member', confirmed, premium],
  ['/complete-signup', 'an unconfirmed member', /We’ve sent a code to/, confirmed],
  ['/complete-signup', 'a premium member', confirmed, premium],
  ['/activate/error', 'a visitor', /link may be older/, confirmed],
  ['/activate/error', 'a free member', confirmed, /link may be older/],
  ['/account-deleted', 'a visitor', /When you delete your account/, deleted],
  ['/account-deleted?until=2026-12-05T20:00:00Z', 'a visitor', /When you delete your account/, deleted],
  ['/account-deleted?restored', 'a visitor', /When you delete your account/, deleted],
  ['/account-deleted', 'a free member', /nothing was deleted/, /no longer visible/],
  ['/account-deleted?restored', 'a premium member', /nothing was deleted/, deleted],
  [
    '/account-deleted?token=old',
    'a visitor',
    /If the link is valid and was not used yet/,
    /come back\?|is still there/,
  ],
  ['/mail-change/do?undo=old', 'a visitor', /If you undo the change/, /The change is undone/],
  ['/mail-change/do', 'a free member', /link may be too old/, /has not changed/],
  ['/signup-matches', 'a visitor', /people are here.*Tell us who/, /people for you|what you’ve told us/],
  ['/premium', 'a premium member', /You already have Premium/, /You have bought nothing/],
  ['/premium', 'a free member', /Any purchase makes you/, /You already have Premium/],
])('%s shows to %s only what is true', async (address, who, expected, unexpected) => {
  const text = await textOf({ address, user: people[who] ?? null });
  expect(text).toMatch(expected);
  expect(text).not.toMatch(unexpected);
});

it.each(['refunded', 'charged_back', 'withdrawn'] as const)(
  'a payment that was %s is not shown as a successful purchase',
  async undone => {
    const { transaction } = getTransactionExamples.paid;
    const text = await textOf({
      address: `/transactions/${transaction.id}`,
      user: people['a premium member'] ?? null,
      answers: { '/api/transaction.php': { transaction: { ...transaction, undone } } },
    });
    expect(text).toContain(transaction.id);
    expect(text).not.toMatch(/Thank you|are yours/);
  },
);

const { asked: renewing, confirmed: cancelled, visitor: declared } = cancelPremiumExamples;
const noContract = { ...renewing, contracts: [] };
const nothingRenews = /no subscription to cancel/;
const typed = { name: 'Nina Rossi', email: 'nina@example.com', payment: 'VELLUTO-000012' };

/** The text of a page of contracts after it was asked what the declaration means, or after it was declared too. */
const textAfter = (
  page: ScreenArgs,
  createStore: (app: AppContext) => ContractStore,
  step: 'ask' | 'confirm',
): Promise<string> =>
  textOf(page, async app => {
    const contract = app.store(createStore);
    if (page.user === null) contract.change(typed);
    await contract.ask();
    if (step === 'confirm') await contract.confirm();
  });

// who opens it, with which address and answer, whether it is declared too, what is true, what would not be
it.each([
  ['a visitor', '', declared, 'ask', /VELLUTO-000012.*Cancel now/, /nothing to cancel|Then ends on/],
  [
    'a visitor',
    '',
    declared,
    'confirm',
    /confirm your declaration with the link/,
    /is cancelled|Then ends on/,
  ],
  ['a free member', '', noContract, 'ask', /You have no subscription to cancel/, /Cancel now/],
  [
    'a premium member',
    '?payment=12',
    noContract,
    'ask',
    /with this payment is not a subscription/,
    /You have no subscription/,
  ],
  [
    'a premium member',
    '',
    renewing,
    'ask',
    /Your Premium subscription ends.*Then ends on.*Cancel now/,
    nothingRenews,
  ],
  ['a premium member', '', cancelled, 'confirm', /is cancelled.*Then ends on/, nothingRenews],
] as const)(
  'cancelling, %s%s reads only true statements (%#)',
  async (who, query, answer, step, isSo, isNot) => {
    const address = `/cancellation${query}`;
    const page = { address, user: people[who] ?? null, answers: { 'POST /api/cancellation.php': answer } };
    expect(await textOf(page)).not.toMatch(/nothing to cancel|Then ends on|Received on/);
    const text = await textAfter(page, createCancellationStore, step);
    expect(text).toMatch(isSo);
    expect(text).not.toMatch(isNot);
  },
);

const { asked, confirmed: withdrawn, visitor: unknown } = withdrawExamples;
const { withdrawal } = asked;
const impossible = {
  ...asked,
  withdrawal: withdrawal && { ...withdrawal, possible: false, refusal: 'period_over' as const },
};

it.each([
  ['a visitor', unknown, 'ask', /VELLUTO-000012.*Confirm withdrawal/, /can’t withdraw|You get back/],
  ['a visitor', unknown, 'confirm', /confirm your declaration with the link/, /You have withdrawn/],
  ['a free member', asked, 'ask', /You get back.*Confirm withdrawal/, /can’t withdraw|You withdrew/],
  [
    'a free member',
    impossible,
    'ask',
    /the withdrawal period ended on/,
    /Confirm withdrawal|You get back|used all of its credits/,
  ],
  ['a free member', withdrawn, 'ask', /You withdrew on/, /can’t withdraw|Confirm withdrawal/],
  ['a free member', withdrawn, 'confirm', /You have withdrawn/, /can’t withdraw|confirm your declaration/],
] as const)('withdrawing, %s reads only true statements (%#)', async (who, answer, step, isSo, isNot) => {
  const answers = { 'POST /api/withdrawal.php': answer };
  const page = { address: '/withdrawal', user: people[who] ?? null, answers };
  expect(await textOf(page)).not.toMatch(/no purchases|can’t withdraw|You get back|Received on/);
  const text = await textAfter(page, createWithdrawalStore, step);
  expect(text).toMatch(isSo);
  expect(text).not.toMatch(isNot);
});

it('a member without purchases reads that there are none, a visitor does not', async () => {
  const answers = { '/api/transactions.php': getTransactionsExamples.none };
  const textFor = (user: User | null) => textOf({ address: '/withdrawal', user, answers });
  expect(await textFor(people['a free member'] ?? null)).toMatch(/You have no purchases/);
  expect(await textFor(null)).not.toMatch(/You have no purchases/);
});
