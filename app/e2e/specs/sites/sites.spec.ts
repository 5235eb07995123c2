import { waitForHydration } from '../../support/person.ts';
import { siteFile, thirdSite } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';
import { loadTexts } from '../../support/texts.ts';

const ids = ['velluto', 'nordlys', thirdSite.id] as const;

test('velluto, nordlys and a new site differ as their site files say: brand, languages, packages, texts, countries, features, manifest', async ({
  person,
  baseURL,
}) => {
  const { request } = await person('Visitor');
  const { port } = new URL(baseURL ?? '');
  const seen = new Map<string, Set<string>>();
  const differs = (what: string, value: unknown) =>
    seen.set(what, (seen.get(what) ?? new Set()).add(JSON.stringify(value)));
  for (const id of ids) {
    const site = await siteFile(id);
    const headers = { host: `${id}.localhost:${port}` };
    const ask = async (path: string) => (await request.get(path, { headers })).json();
    const [language] = site.languages;

    const html = await (await request.get('/', { headers })).text();
    expect(html).toContain(`<html lang="${language}" data-vl-brand="${site.brand}"`);
    const manifest = await ask('/manifest.webmanifest');
    expect(manifest).toMatchObject({
      short_name: site.name,
      name: site.index_title[language],
      lang: language,
    });
    const settings = await ask('/api/settings.php');
    for (const field of [
      'name',
      'brand',
      'countries',
      'min_age',
      'logged_out_search',
      'enable_site_entry_popup',
    ]) {
      expect(settings[field], `${id}: ${field}`).toEqual(site[field]);
    }
    expect(settings).toMatchObject({
      fictional_icon: site.fictional.icon,
      fictional_singular: site.fictional.singular[language],
      description: site.description[language],
    });
    const packages = await ask(`/api/packages.php?country=${site.default_country}`);
    for (const kind of ['credits', 'premium'] as const) {
      const offered = packages[kind].map((item: { id: string }) => item.id);
      expect(offered).toEqual(site.packages[kind].map((item: { id: string }) => item.id));
    }
    differs('brand', settings.brand);
    differs('manifest', manifest.name);
    differs('countries', settings.countries);
    differs('languages', settings.locales);
    differs('colour of the frame', manifest.theme_color);
    if (id !== thirdSite.id) {
      differs('packages', packages.credits);
      differs('features', [settings.logged_out_search, settings.enable_site_entry_popup, settings.min_age]);
    }
  }
  expect(Object.fromEntries([...seen].map(([what, values]) => [what, values.size]))).toEqual({
    brand: 3,
    manifest: 3,
    countries: 3,
    'colour of the frame': 3,
    languages: 3,
    packages: 2,
    features: 2,
  });
});

test('a site made by velluto-site is served in its own brand and language, and can be used', async ({
  person,
  baseURL,
}) => {
  const { context } = await person('Visitor');
  // the age warning is answered already
  const url = `http://${thirdSite.id}.localhost:${new URL(baseURL ?? '').port}`;
  await context.addCookies([{ name: 'velluto_entered', value: '1', url }]);
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await waitForHydration(page);
  const german = await loadTexts('de');
  await expect(page).toHaveTitle(new RegExp(thirdSite.name));
  await expect(page.getByRole('banner').getByText(thirdSite.name)).toBeVisible();
  const submit = page.getByRole('button', { name: german('vl.LoginForm.submit') });
  await expect(submit).toHaveCSS('background-color', 'rgb(10, 107, 94)');
  const icon = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]') ?? { href: '' };
    return (await fetch(href)).headers.get('content-type');
  });
  expect(icon).toBe('image/png');
  // the brand stays after a client-side navigation
  await page.getByRole('link', { name: german('vl.LoginForm.forgotten') }).click();
  await expect(page).toHaveURL(/reset-password/);
  await expect(page.getByRole('banner').getByText(thirdSite.name)).toBeVisible();
});
