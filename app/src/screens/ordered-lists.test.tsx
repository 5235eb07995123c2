import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openScreen } from '../../stories/support/Screen.tsx';
import { people } from '../../stories/support/screen-meta.tsx';
import { App } from '../App.tsx';
import { routes } from '../routes.ts';

const member = '01a0f5b2-0000-7000-8000-000000000001';

it.each([
  ['/', null],
  ['/members', null],
  ['/signup-matches', null],
  ...routes
    .filter(({ name }) => name.startsWith('landers-'))
    .map(({ path }) => [path.replace('/:slug?', ''), null] as [string, null]),
  ['/members', people.premium],
  [`/members/${member}`, people.premium],
  ['/match-finder?step=people&gender=female', people.premium],
  ['/swipe-game', people.premium],
  ['/likes', people.premium],
  ['/profile-views', people.premium],
])('%s says why people are in this order, and where that can be changed', async (address, user) => {
  const html = renderToString(<App {...(await openScreen({ address, user }))} />);
  const [, ...explained] = html.split('<details');
  const why = explained.filter(part => part.includes('vl-WhyThisOrder'));
  expect(why.length).toBeGreaterThan(0);
  // by time alone, or by the answers of the form beside it
  const isFixed = ['/likes', '/profile-views', '/signup-matches'].includes(address);
  const canBeChanged = why.every(part => /<button|href="\/members"/.test(part.split('</details>')[0] ?? ''));
  expect(canBeChanged).toBe(!isFixed);
});
