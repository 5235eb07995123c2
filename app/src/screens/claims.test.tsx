import type { User } from '@velluto/api-client';
import { getTransactionExamples, getUserExamples } from '@velluto/api-client/examples';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openScreen, type ScreenArgs } from '../../stories/support/Screen.tsx';
import { App } from '../App.tsx';
import { loadMessages } from '../platform/i18n/catalogs.ts';

const people: Record<string, User | null> = {
  'a visitor': null,
  'an unconfirmed member': getUserExamples.notConfirmed.user,
  'a free member': getUserExamples.free.user,
  'a premium member': getUserExamples.premium.user,
};

// headlines, which have tags, are shown from the catalog only
const messages = await loadMessages('en');

/** The text of a page as the server renders it. */
async function textOf(page: ScreenArgs): Promise<string> {
  const screen = await openScreen(page);
  screen.app.language.i18n.loadAndActivate({ locale: 'en', messages });
  const html = renderToString(<App {...screen} />);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', '’');
}

const confirmed = /Your e-mail is confirmed/;
const premium = /Get Premium/;
const deleted = /Your account is deleted|You are back/;

// address, who opens it, a text that is true, a text that would be false
it.each([
  ['/activate/done', 'a visitor', /your address is confirmed on every device/, confirmed],
  ['/activate/done', 'an unconfirmed member', /We have written to/, confirmed],
  ['/activate/done', 'a free member', confirmed, /is on its way/],
  ['/activate/done', 'a free member', premium, /on every device/],
  ['/activate/done', 'a premium member', confirmed, premium],
  ['/complete-signup', 'an unconfirmed member', /We have written to/, confirmed],
  ['/complete-signup', 'a premium member', confirmed, premium],
  ['/activate/error', 'a visitor', /It may be older/, confirmed],
  ['/activate/error', 'a free member', confirmed, /It may be older/],
  ['/account-deleted', 'a visitor', /Nobody sees a deleted account/, deleted],
  ['/account-deleted?until=2026-12-05T20:00:00Z', 'a visitor', /Nobody sees a deleted account/, deleted],
  ['/account-deleted?restored', 'a visitor', /Nobody sees a deleted account/, deleted],
  ['/account-deleted', 'a free member', /nothing was deleted/, /Nobody sees/],
  ['/account-deleted?restored', 'a premium member', /nothing was deleted/, deleted],
  ['/account-deleted?token=old', 'a visitor', /As long as the link works/, /is still there/],
  ['/mail-change/do?undo=old', 'a visitor', /If you press the button/, /The change is undone/],
  ['/mail-change/do', 'a free member', /It may be too old/, /has not changed/],
  ['/signup-matches', 'a visitor', /people are here.*Tell us whom/, /people for you|what you have told us/],
  ['/premium', 'a premium member', /You are premium already/, /You have bought nothing/],
  ['/premium', 'a free member', /Any package makes you/, /You are premium already/],
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
