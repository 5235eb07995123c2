import {
  getPreferencesExamples,
  getProfileExamples,
  getUserExamples,
  withdrawConsentExamples,
} from '@velluto/api-client/examples';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openScreen } from '../../../stories/support/Screen.tsx';
import { App } from '../../App.tsx';

const settingsPage = async (answers: Record<string, object>, address = '/settings') => {
  const screen = await openScreen({ address, user: getUserExamples.free.user, answers });
  return renderToString(<App {...screen} />);
};

it('keeps a town that is written from right to left before its region', async () => {
  const { profile } = getProfileExamples.filled;
  const html = await settingsPage({ '/api/profile.php': { profile: { ...profile, city: 'חיפה' } } });
  expect(html).toMatch(/>\u2068חיפה\u2069, [^<>]+, Italy</);
});

it.each([
  [{}, 'Men ·\u00a028–42 years'],
  [{ looking_for: 'both', max_age: null }, 'Women and men ·\u00a028 and over'],
  [{ looking_for: 'female', min_age: null, max_age: null }, 'Women ·\u00a018 and over'],
])('says whom a member looks for, with %o, and not their orientation', async (change, summary) => {
  const html = await settingsPage({ '/api/preferences.php': { ...getPreferencesExamples.given, ...change } });
  expect(html).toContain(`>${summary}<`);
  expect(html).not.toMatch(/hetero|straight/i);
});

it('shows the consequences of a withdrawn consent, and nobody who is looked for', async () => {
  const html = await settingsPage({ '/api/preferences.php': withdrawConsentExamples.withdrawn });
  expect(html).toContain('You withdrew your consent');
  expect(html).not.toMatch(/28–42|Women|>Men/);
});

it.each([
  ['/settings', 0],
  ['/settings?change=email', 1],
  ['/settings?change=nothing', 0],
])('opens at %s the form of %i part', async (address, open) => {
  const html = await settingsPage({}, address);
  expect(html.match(/aria-expanded="true"/g) ?? []).toHaveLength(open);
});
