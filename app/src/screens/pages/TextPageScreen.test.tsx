import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openScreen } from '../../../stories/support/Screen.tsx';
import { App } from '../../App.tsx';

/** The headline of a page for an English reader in a country. */
async function headlineOf(name: string, country: string): Promise<string | undefined> {
  const site = { geoip_selected_country: country };
  const html = renderToString(
    <App {...(await openScreen({ address: `/pages/${name}`, user: null, site }))} />,
  );
  return /<h1[^>]*>(?:<span>)?([^<]*)/.exec(html)?.[1];
}

it('the legal notice is also called by the name that is known where the reader is, other pages are not', async () => {
  expect(await headlineOf('imprint', 'DE')).toBe('Legal notice (Impressum)');
  expect(await headlineOf('imprint', 'FR')).toBe('Legal notice (Mentions légales)');
  expect(await headlineOf('imprint', 'IT')).toBe('Legal notice');
  expect(await headlineOf('service', 'DE')).toBe('Support');
});
