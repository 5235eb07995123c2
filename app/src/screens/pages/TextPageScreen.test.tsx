import { getCompanyInfoExamples } from '@velluto/api-client/examples';
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

it('the privacy page names the years for which purchases are kept in the country of the company', async () => {
  const keptBy = async (country: string) => {
    const answers = { '/api/companyinfo.php': { ...getCompanyInfoExamples.velluto, country } };
    const html = renderToString(
      <App {...(await openScreen({ address: '/pages/privacy', user: null, answers }))} />,
    );
    return /[^>]*from the end of the year[^<]*/.exec(html)?.[0];
  };
  const rest = 'as tax law requires; without your name once your account is deleted';
  const abroad = '(10 years if you paid from a country other than that of our company)';
  const since = 'from the end of the year of the last payment or refund';
  const credits = ' · Movements of your credits: as long as you have an account';
  expect(await keptBy('DE')).toBe(`8 years ${since} ${abroad}, ${rest}${credits}`);
  expect(await keptBy('IT')).toBe(`10 years ${since}, ${rest}${credits}`);
});
