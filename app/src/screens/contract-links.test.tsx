import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openScreen } from '../../stories/support/Screen.tsx';
import { App } from '../App.tsx';

/** How often a page links to an address, in its main part and in its footer. */
async function linksOf(address: string, href: string): Promise<[main: number, footer: number]> {
  const screen = await openScreen({ address, user: null });
  const html = renderToString(<App {...screen} />);
  const footer = html.lastIndexOf('<footer');
  const count = (part: string) => part.split(`href="${href}"`).length - 1;
  return [count(html.slice(0, footer)), count(html.slice(footer))];
}

it.each([
  ['/', 0],
  ['/pricing', 1],
  ['/premium', 1],
  ['/pages/cookies', 0],
  ['/landers/maplanding', 0],
])('%s leads to withdrawal and cancellation', async (address, inMain) => {
  expect(await linksOf(address, '/withdrawal')).toEqual([inMain, 1]);
  expect(await linksOf(address, '/cancellation')).toEqual([inMain, 1]);
});
