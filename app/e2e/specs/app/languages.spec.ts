import { visit } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';
import { loadTexts } from '../../support/texts.ts';

/** Language and headline in the HTML that the server sends, before any script runs. */
const headOf = (html: string) => ({
  lang: /<html lang="([^"]*)"/.exec(html)?.[1],
  headline: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ''),
});

test('the first HTML is in the language chosen on an earlier visit', async ({ person, t }) => {
  const visitor = await person('Visitor');
  // the site has no Danish, so its own language holds
  const headers = { 'accept-language': 'da' };
  const italian = headOf(await (await visitor.request.get('/', { headers })).text());
  expect(italian).toEqual({ lang: 'it', headline: t('vl.HomeHero.headline') });
  for (const language of ['en', 'de'] as const) {
    const texts = await loadTexts(language);
    const cookie = `i18n_redirected=${language}`;
    const html = headOf(await (await visitor.request.get('/', { headers: { cookie } })).text());
    expect(html).toEqual({ lang: language, headline: texts('vl.HomeHero.headline') });
  }
});

test('an address in a language opens in it, and so do its links, until another is chosen', async ({
  person,
}) => {
  const visitor = await person('Visitor');
  const answer = await visitor.request.get('/pricing?lang=de');
  expect(answer.headers()).toMatchObject({ vary: expect.stringMatching(/accept-language, ?cookie/) });
  const html = await answer.text();
  expect(html).toContain('<html lang="de"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/pricing\?lang=de">/);
  expect((await visitor.request.get('/sitemap.xml')).headers()['content-type']).toContain('xml');
  for (const file of ['/favicon.ico', '/share/velluto-de-index.jpg'])
    expect((await visitor.request.get(file)).headers()['content-type']).toMatch(/^image\//);

  const page = await (await person('Reader')).open('/pricing?lang=de');
  const [german, english] = await Promise.all([loadTexts('de'), loadTexts('en')]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: german('vl.TopBar.logIn') })
    .click();
  await expect(page.getByRole('button', { name: german('vl.LoginForm.submit') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: german('vl.LoginForm.submit') })).toBeVisible();
  await visit(page, '/pricing?lang=de');
  await page.getByRole('combobox', { name: german('vl.LanguageMenu.label') }).selectOption('en');
  await expect(page.getByRole('combobox', { name: english('vl.LanguageMenu.label') })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('the language changes without a reload and stays', async ({ person, t }) => {
  const page = await (await person('Visitor')).open('/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(t('vl.HomeHero.headline'));
  let name = t('vl.LanguageMenu.label');
  for (const language of ['de', 'en'] as const) {
    const texts = await loadTexts(language);
    await page.getByRole('combobox', { name }).selectOption(language);
    await expect(headline).toHaveText(texts('vl.HomeHero.headline'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(/Velluto/);
    name = texts('vl.LanguageMenu.label');
  }
  expect(loads).toBe(0);
  const english = await loadTexts('en');
  await page
    .getByRole('banner')
    .getByRole('link', { name: english('vl.TopBar.logIn') })
    .click();
  await expect(page.getByRole('button', { name: english('vl.LoginForm.submit') })).toBeVisible();
  const answer = await page.reload();
  expect(headOf((await answer?.text()) ?? '').lang).toBe('en');
  await expect(page.getByRole('button', { name: english('vl.LoginForm.submit') })).toBeVisible();
});

test('a half-filled form keeps what was typed when the language changes', async ({ person, t }) => {
  const page = await (await person('Visitor')).open('/login');
  const german = await loadTexts('de');
  await page.evaluate(() => Object.assign(window, { before: true }));
  const form = page.getByRole('main');
  await form.getByLabel(t('vl.LoginForm.login')).fill('anna@example.com');
  await form.getByLabel(t('vl.LoginForm.password'), { exact: true }).fill('sette lune');
  await page.getByRole('combobox', { name: t('vl.LanguageMenu.label') }).selectOption('de');
  await expect(form.getByRole('button', { name: german('vl.LoginForm.submit') })).toBeVisible();
  await expect(form.getByLabel(german('vl.LoginForm.login'))).toHaveValue('anna@example.com');
  await expect(form.getByLabel(german('vl.LoginForm.password'), { exact: true })).toHaveValue('sette lune');
  expect(await page.evaluate(() => 'before' in window), 'the same document').toBe(true);
});

test('names that come from the server follow a change of the language', async ({ person, t }) => {
  const page = await (await (await person('Anna')).signUp()).open('/members?countryregion=IT-25');
  const german = await loadTexts('de');
  const filters = page.getByRole('group', { name: t('vl.ActiveFilters.label') });
  await expect(filters).toContainText('Lombardia');
  await page.getByRole('combobox', { name: t('vl.LanguageMenu.label') }).selectOption('de');
  await expect(page.getByRole('group', { name: german('vl.ActiveFilters.label') })).toContainText(
    'Lombardei',
  );
});

test('a second site has its own brand and languages', async ({ person }) => {
  const visitor = await person('Visitor');
  const page = await visitor.open('/');
  await expect(page.locator('html')).toHaveAttribute('data-vl-brand', 'velluto');
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const velluto = await colour();
  const nordlys = page.url().replace('localhost', 'nordlys.localhost');
  await visit(page, nordlys);
  const [english, german] = await Promise.all([loadTexts('en'), loadTexts('de')]);
  await expect(page).toHaveTitle(/^Nordlys/);
  await expect(page.locator('html')).toHaveAttribute('data-vl-brand', 'nordlys');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('vl.HomeHero.headline'));
  expect(await colour()).not.toBe(velluto);
  const menu = page.getByRole('combobox', { name: english('vl.LanguageMenu.label') });
  await expect(menu.getByRole('option')).not.toContainText(['Italiano']);
  await menu.selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('vl.HomeHero.headline'));
  // this site lets only members search
  await page.goto(`${nordlys}members`);
  await expect(page).toHaveURL(/\/login\?next=%2Fmembers$/);
});
