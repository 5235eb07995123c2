import { expect } from '@playwright/test';
import { waitUntilStored } from '../device-storage.ts';
import { waitForHydration } from '../person.ts';
import { answersOn, sayWho } from '../signup.ts';
import { loadTexts } from '../texts.ts';
import type { MainActions, Step } from './walk.ts';

async function expectSignupDialog({ page, t }: Step): Promise<void> {
  await expect(page.getByRole('dialog', { name: t('vl.SignupDialog.title') })).toBeVisible();
}

/** The sign-up opens by a link of the page. */
async function signUpByLink(step: Step, text = 'vl.HomeHero.signUp'): Promise<void> {
  await step.main
    .getByRole('link', { name: step.t(text) })
    .first()
    .click();
  await expectSignupDialog(step);
}

const lander = async (step: Step) => {
  await step.open();
  await signUpByLink(step);
};

const memberLander = async (step: Step) => {
  await step.open();
  await signUpByLink(step, 'vl.MemberLanding.write');
};

const filmLander = async (step: Step) => {
  const { main, open, t } = step;
  await open();
  await expect(main.locator('video[data-ready]').first()).toBeVisible();
  await main.getByRole('button', { name: t('vl.LanderFilm.pause') }).click();
  await expect(main.getByRole('button', { name: t('vl.LanderFilm.play') })).toBeVisible();
  await signUpByLink(step);
};

/** A visitor chooses a package, and is asked to sign up. */
const choosePackage = async ({ page, main }: Step) => {
  const chosen = main.locator('.vl-PremiumPackage').first().getByRole('link');
  const signup = (await chosen.getAttribute('href')) ?? '';
  await chosen.click();
  await expect(page).toHaveURL(signup);
};

/** What visitors come to each page for. */
export const visitorActions: MainActions = {
  async index(step) {
    const { page, t, open } = step;
    await open();
    let name = t('vl.LanguageMenu.label');
    for (const language of ['de', 'it'] as const) {
      const texts = await loadTexts(language);
      await page.getByRole('combobox', { name }).selectOption(language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('vl.HomeHero.headline'));
      name = texts('vl.LanguageMenu.label');
    }
    await signUpByLink(step);
  },
  async 'signup-matches'({ page, t, main, open }) {
    await open();
    const people = main.getByRole('list').first().getByRole('link');
    await expect(people).not.toHaveCount(0);
    const asked = page.waitForResponse(/members\.php\?.*gender=female/);
    const answer = answersOn(main, t);
    await answer('vl.GenderPicker.gender', 'vl.GenderPicker.male').click();
    await answer('vl.GenderPicker.lookingFor', 'vl.GenderPicker.women').click();
    await asked;
    await expect(people).not.toHaveCount(0);
    // the next page of the visit restores the form
    const back = main.getByRole('button', { name: t('vl.SignupWizard.back') });
    for (const before of ['lookingForTitle', 'genderTitle']) {
      await back.click();
      await expect(main.getByRole('heading', { name: t(`vl.SignupWizard.${before}`) })).toBeVisible();
    }
    await waitUntilStored(page);
  },
  async 'members-id-signup'({ t, main, open }) {
    await open();
    await sayWho(main, t);
    await expect(main.getByRole('heading', { name: t('vl.SignupWizard.dateTitle') })).toBeVisible();
  },
  'members-id-landing': memberLander,
  async 'members-id-landing2'(step) {
    const { t, main, open } = step;
    await open();
    await main.getByRole('textbox', { name: t('vl.MemberLanding.message') }).fill('Che treno prendi?');
    await main.getByRole('button', { name: t('vl.MemberLanding.send') }).click();
    await expectSignupDialog(step);
  },
  'members-id-landing3': memberLander,
  async premium(step) {
    await step.open();
    await choosePackage(step);
  },
  async pricing(step) {
    const { page, t, main, open } = step;
    await open();
    await main.getByRole('combobox', { name: t('app.Credits.country') }).selectOption('PL');
    await page.waitForURL(/country=PL/);
    await expect(main.getByRole('table')).toContainText('85,99');
    await choosePackage(step);
  },
  async complaints({ person, t, main, open }) {
    await open();
    const send = main.getByRole('button', { name: t('app.Moderation.send') });
    await send.click();
    await expect(main.locator('[data-part="error"]')).toHaveCount(4);
    await main.getByRole('textbox', { name: t('app.Moderation.name') }).fill('Vera Visita');
    await main.getByRole('textbox', { name: t('vl.EmailField.label') }).fill(person.email);
    await main.getByRole('combobox').selectOption('accessibility');
    await main.getByRole('textbox', { name: t('app.Moderation.words') }).fill('Il lettore tace sulla mappa.');
    await send.click();
    await expect(main.getByRole('status').filter({ hasText: t('app.Moderation.sent') })).toBeVisible();
  },
  async pages({ page, t, main, open }) {
    const german = await loadTexts('de');
    await open('/pages/terms');
    const headline = main.getByRole('heading', { level: 1 });
    const title = (await headline.textContent()) ?? '';
    await page.getByRole('combobox', { name: t('vl.LanguageMenu.label') }).selectOption('de');
    const chosen = page.getByRole('combobox', { name: german('vl.LanguageMenu.label') });
    await expect(headline).not.toHaveText(title);
    // every paragraph has changed, those with links in them too
    const text = (await main.textContent()) ?? '';
    await open('/pages/terms');
    expect(await main.textContent()).toBe(text);
    await chosen.selectOption('it');
  },
  async 'landers-tinderswipe'(step) {
    const { t, main, open } = step;
    await open();
    const next = main.getByRole('button', { name: t('vl.TinderSwipeLander.next') });
    // fewer than three where members of other specs, without photos, fill the first pages of the search
    await expect(next).toBeVisible();
    while (await next.isVisible()) await next.click();
    await main.getByRole('button', { name: t('vl.TinderSwipeLander.again') }).click();
    await main.getByRole('link', { name: t('vl.TinderSwipeLander.like') }).click();
    await expectSignupDialog(step);
  },
  'landers-alonetonight': lander,
  'landers-collagelanding': lander,
  'landers-gallery': lander,
  'landers-iconslanding': lander,
  'landers-maplanding': lander,
  'landers-socialnetwork': lander,
  'landers-transitionsvideolanding': filmLander,
  'landers-video': filmLander,
  async 'lang-config'({ main, open }) {
    await open();
    const headline = main.getByRole('heading', { level: 1 });
    const before = await headline.textContent();
    await main.getByRole('radio', { name: 'Deutsch' }).click();
    await expect(headline).toHaveText('Sprache');
    await expect(main.getByText(/^Gespeichert/)).toBeVisible();
    await main.getByRole('radio', { name: 'Italiano' }).click();
    await expect(headline).toHaveText(before ?? '');
  },
  async offline({ page, t, open }) {
    await open();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: t('app.Offline.retry') }).click();
    await loaded;
    await waitForHydration(page);
  },
};
