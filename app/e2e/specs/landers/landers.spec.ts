import type { Page } from '@playwright/test';
import { axeProblems } from '../../support/axe.ts';
import { countEncryptedRows, readDeviceStorage } from '../../support/device-storage.ts';
import { visit } from '../../support/person.ts';
import { openSecondSite, secondSite } from '../../support/second-site.ts';
import { answersOn, nextOn, signUpWithMistakes } from '../../support/signup.ts';
import { closedSite } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

const landers = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
];

test('every lander shows members and leads to sign-up', { tag: '@phone' }, async ({ person, t, phone }) => {
  const visitor = await person('Visitor');
  const found = await visitor.request.get('/landers/gallery/auto?network=n', { maxRedirects: 0 });
  expect(found.headers().location).toBe('/landers/gallery/it?network=n');
  for (const [slug, language] of Object.entries({ de: 'de', eng: 'en', it: 'it', summer: 'it' })) {
    const lander = await visitor.request.get(`/landers/gallery/${slug}`);
    const html = await lander.text();
    expect(html, slug).toContain(`<html lang="${language}"`);
    // also texts that come from the server: the label of demo profiles
    const label = { de: 'Demoprofil', en: 'demo profile', it: 'profilo demo' }[language];
    expect(html, slug).toContain(`"fictional_singular":"${label}"`);
  }
  const page = await visitor.open('/landers/gallery/auto');
  await expect(page).toHaveURL('/landers/gallery/it');
  for (const name of landers) {
    await visit(page, `/landers/${name}`);
    await expect(page.getByRole('main').getByRole('img').first(), name).toBeVisible();
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page, name).toHaveTitle(`${headline} · Velluto`);
    if (name.includes('video')) {
      await expect(page.locator('video[data-ready]').first(), name).toBeVisible();
      await page.getByRole('button', { name: t('vl.LanderFilm.pause') }).click();
      await expect(page.getByRole('button', { name: t('vl.LanderFilm.play') })).toBeVisible();
    }
    await expect(page.getByRole('contentinfo').getByText(t('vl.Disclaimer.text', { age: 18 }))).toBeVisible();
    const answer = await page.request.get(`/landers/${name}/somewhere`);
    expect(answer.status(), name).toBe(name === 'tinderswipe' ? 404 : 200);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vl.HomeHero.signUp') })
    .click();
  if (phone) await expect(page).toHaveURL('/signup');
  else await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a phone faces are behind the headline of the home page, and the sign-up is in view until they have gone by', {
  tag: '@phone',
}, async ({ person, t, phone }) => {
  test.skip(!phone);
  const page = await (await person('Visitor')).open('/');
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole('main');
  const first = await main.locator('.vl-FaceWall img').first().boundingBox();
  expect(first?.y).toBeLessThan(190);
  const signUp = main.getByRole('link', { name: t('vl.HomeHero.signUp') });
  await expect(signUp).toBeInViewport({ ratio: 1 });
  await page.getByRole('checkbox', { name: t('vl.HomeHero.still') }).check();
  // at the end of the page the bar has its own place, between the people and the footer
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const bar = await main.locator('.vl-StickyBar').boundingBox();
  const lastPerson = await main.locator('.vl-MemberTile:visible').last().boundingBox();
  const footer = await page.getByRole('contentinfo').last().boundingBox();
  if (!bar || !lastPerson || !footer) throw new Error('the page has no bar, people or footer');
  expect(bar.y).toBeGreaterThanOrEqual(Math.floor(lastPerson.y + lastPerson.height));
  expect(footer.y).toBeGreaterThanOrEqual(Math.floor(bar.y + bar.height));
  // windows it would fill have the sign-up in its place
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(main.locator('.vl-StickyBar')).toBeHidden();
  await expect(signUp).toBeVisible();
});

test('a site with films shows them instead of members', { tag: '@desktop' }, async ({
  person,
  baseURL,
  t,
}) => {
  const site = (baseURL ?? '').replace('localhost', `${closedSite}.localhost`);
  const { context } = await person('Visitor');
  const page = await context.newPage();
  // with reduced motion the posters are shown until the button is pressed
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `${site}/landers/video`);
  await expect(page.getByRole('img', { name: 'balloon' })).toBeVisible();
  await visit(page, `${site}/landers/transitionsvideolanding`);
  await page.getByRole('button', { name: t('vl.TransitionsVideoLander.line') }).click();
  await expect(page.getByRole('img', { name: 'cake' })).toBeVisible();
  await expect(page.getByRole('main').locator('figure')).toHaveCount(0);
});

test('the text of a postcard is taken into the sign-up, and members see the profile', async ({
  person,
  t,
  phone,
}) => {
  const anna = await (await person('Anna')).signUp({ openToVisitors: true });
  const visitor = await person('Visitor');
  const page = await visitor.open(`/members/${anna.id}/landing2/auto`);
  await expect(page).toHaveURL(`/members/${anna.id}/landing2/it`);
  await page.getByRole('textbox', { name: t('vl.MemberLanding.message') }).fill('Che treno prendi?');
  await page.getByRole('button', { name: t('vl.MemberLanding.send') }).click();
  if (phone) await expect(page).toHaveURL(`/members/${anna.id}/signup`);
  const form = phone ? page.getByRole('main') : page.getByRole('dialog');
  await expect(nextOn(form, t)).toBeVisible();
  await expect.poll(() => countEncryptedRows(page)).toBe(1);
  expect(await readDeviceStorage(page)).not.toContain('Che treno prendi?');
  await signUpWithMistakes(form, t, visitor);
  await expect(form.getByRole('textbox')).toHaveValue('Che treno prendi?');
  await nextOn(form, t).click();
  // touch screens have no drag and drop
  await expect(form.getByText(t('vl.PhotoDropzone.drop'))).toBeVisible({ visible: !phone });
  await form.getByRole('button', { name: t('vl.SignupWizard.skip') }).click();
  await expect(form.getByRole('link', { name: t('vl.ConfirmEmailBox.goOnToChoice') })).toHaveAttribute(
    'href',
    `/members/${anna.id}`,
  );
  const elsewhere = await (await person('Elsewhere')).open(await visitor.activationLink());
  await elsewhere
    .getByRole('main')
    .getByRole('link', { name: t('vl.ActivationResult.logIn') })
    .click();
  await expect(elsewhere).toHaveURL(`/login?next=${encodeURIComponent(`/members/${anna.id}`)}`);

  const nino = await (await person('Nino')).signUp({ gender: 'male' });
  await expect(await nino.open(`/members/${anna.id}/landing`)).toHaveURL(`/members/${anna.id}`);
});

test('sign-up beside matches searches for the gender that the form asks for', { tag: '@desktop' }, async ({
  person,
  t,
}) => {
  const page = await (await person('Visitor')).open('/signup-matches');
  const people = page.getByRole('main').getByRole('list').first().getByRole('link');
  await expect(people).not.toHaveCount(0);
  const form = page.getByRole('main');
  const answer = answersOn(form, t);
  await answer('vl.GenderPicker.gender', 'vl.GenderPicker.male').click();
  const asked = page.waitForRequest(/members\.php\?.*gender=female/);
  await answer('vl.GenderPicker.lookingFor', 'vl.GenderPicker.women').click();
  await asked;
  await expect(people).not.toHaveCount(0);
});

test('the language can be chosen on its own page', { tag: '@phone' }, async ({ person, t }) => {
  const page = await (await person('Visitor')).open('/lang-config');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.Account.language'));
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprache');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprache');
});

test('the age warning is shown once to a visitor', { tag: '@phone' }, async ({ browser, baseURL, t }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await visit(page, '/');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(t('vl.SiteEntryDialog.costs'));
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('vl.SiteEntryDialog.enter', { minAge: 18 }) }).click();
  await expect(dialog).toBeHidden();
  await visit(page, '/pages/terms');
  await page.waitForLoadState('networkidle');
  await expect(dialog).toBeHidden();
  await context.close();
});

test('scenes of Velluto are dark in both modes, its other pages and Nordlys follow the mode', {
  tag: '@desktop',
}, async ({ person }) => {
  const schemeOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).colorScheme);
  const colour = (page: Page) => page.locator('meta[name="theme-color"]').first().getAttribute('content');
  const visitor = await person('Visitor');
  const page = await visitor.open('/');
  expect([await schemeOf(page), await colour(page)]).toEqual(['dark', '#17101a']);
  await visit(page, '/landers/gallery');
  expect(await schemeOf(page)).toBe('dark');
  await visit(page, '/login');
  expect([await schemeOf(page), await colour(page)]).toEqual(['light dark', '#fbf7f2']);
  // within the page, without a new document
  await page.getByRole('banner').getByRole('link', { name: 'Velluto' }).click();
  await expect.poll(() => colour(page)).toBe('#17101a');
  const nordlys = await openSecondSite(await person('Visitor of Nordlys'), 'visitor');
  await nordlys.goto(secondSite());
  expect(await schemeOf(nordlys)).toBe('light dark');
});
