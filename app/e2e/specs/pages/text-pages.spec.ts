import { visit } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';
import { loadTexts } from '../../support/texts.ts';

test('a visitor reads the terms, follows their link to the return policy, and switches the language', async ({
  person,
  phone,
  t,
}) => {
  const page = await (await person('Visitor')).open('/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const headline = page.getByRole('heading', { level: 1 });
  const text = page.getByRole('article');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('vl.Footer.terms') })
    .click();
  await expect(page).toHaveURL(/\/pages\/terms$/);
  await expect(headline).toHaveText('Condizioni d’uso');
  await expect(page).toHaveTitle('Condizioni d’uso · Velluto');
  await expect(text).toContainText('Velluto Media B.V., Keizersgracht 101');
  await expect(text).toContainText('Un messaggio costa 2 crediti.');

  // a link of the table of contents scrolls to its section, below the bar at the top
  const section = 'Se cambi idea';
  if (phone) await page.getByText(t('app.Pages.sections')).first().click();
  await page
    .getByRole('navigation', { name: t('app.Pages.sections') })
    .getByRole('link', { name: section })
    .click();
  const start = text.getByRole('heading', { name: section });
  await expect(start).toBeInViewport();
  const [bar, title] = [await page.getByRole('banner').boundingBox(), await start.boundingBox()];
  expect(title?.y, 'the bar does not cover it').toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  await text
    .getByRole('link', { name: t('vl.Footer.returns') })
    .first()
    .click();
  await expect(headline).toHaveText('Diritto di recesso');
  await expect(text).toContainText('entro 14 giorni');
  const menu = page.getByRole('combobox', { name: t('vl.LanguageMenu.label') });
  await menu.filter({ visible: true }).first().selectOption('de');
  const german = await loadTexts('de');
  await expect(headline).toHaveText('Widerrufsrecht');
  await expect(text).toContainText('innerhalb von 14 Tagen');
  await expect(page.getByText(german('app.Pages.changed', { date: '29. November 2026' }))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(loads).toBe(0);
});

test('the text is in the first HTML, with the facts of the site', { tag: '@desktop' }, async ({ person }) => {
  const visitor = await person('Visitor');
  const headers = { cookie: 'i18n_redirected=en' };
  const html = await (await visitor.request.get('/pages/service', { headers })).text();
  const written = /<article.*<\/article>/s.exec(html)?.[0];
  expect(written).toContain('Velluto Media B.V.');
  expect(written).toContain('href="tel:+390255501234"');

  const page = await visitor.open('/');
  await visit(page, `${page.url().replace('localhost', 'nordlys.localhost')}pages/service`);
  const article = page.getByRole('article');
  await expect(article).toContainText('Nordlys Online GmbH');
  await expect(article).toContainText('help@nordlys.example');
  await expect(article.getByRole('link', { name: '+49 40 66969 123' })).toBeVisible();
});

test('an unknown text page is answered with 404', { tag: '@desktop' }, async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/404 .*\/pages\/|status of 404.*\/pages\//);
  const page = await (await person('Visitor')).open('/');
  const answer = await page.goto('/pages/nothing');
  expect(answer?.status()).toBe(404);
  await visit(page, '/pages/__proto__');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.ErrorPage.notFound'));
});
