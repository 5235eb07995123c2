import { axeProblems } from '../../support/axe.ts';
import { password, visit } from '../../support/person.ts';
import { nextOn, sayBirthDate, sayWho } from '../../support/signup.ts';
import { expect, test } from '../../support/test.ts';
import { loadTexts } from '../../support/texts.ts';

test('where a country asks for it, a new member proves their age at a provider before they see people', async ({
  person,
  browserErrors,
}) => {
  browserErrors.expect(/status of 40[03]|answer: 40[03] .*(age-check|user|chats|likes)\.php/);
  const t = await loadTexts('en');
  const { context, name, email } = await person('Ada');
  const origin = `${process.env.VELLUTO_URL}`.replace('localhost', 'nordlys.localhost');
  const page = await context.newPage();
  const main = page.getByRole('main');
  await visit(page, `${origin}/login`);
  // by the page, for only browsers find the hosts below localhost
  const status = await page.evaluate(
    async who => {
      const settings = await (await fetch('/api/settings.php')).json();
      const body = JSON.stringify({
        ...who,
        date_of_birth: '1988-03-09',
        gender: 'female',
        looking_for: 'male',
        sexuality: 'hetero',
        country: 'GB',
        region: null,
        city: null,
        language: 'en',
        terms_version: settings.terms_version,
        consent_sensitive: true,
      });
      const headers = { 'x-requested-with': 'velluto', 'content-type': 'application/json' };
      return (await fetch('/api/signup.php', { method: 'POST', headers, body })).status;
    },
    { name, email, password },
  );
  expect(status).toBe(201);
  const bringBack = async (outcome: string) => {
    await main.getByRole('button', { name: t('vl.AgeCheckBox.start') }).click();
    await page.waitForURL(/__age/);
    await page.getByRole('button', { name: outcome }).click();
  };

  await test.step('people need the proof of age, the settings do not', async () => {
    await visit(page, `${origin}/settings`);
    await expect(page).toHaveURL(`${origin}/settings`);
    await visit(page, `${origin}/chats`);
    await expect(page).toHaveURL(`${origin}/age?next=%2Fchats`);
    await expect(main.getByText(t('vl.AgeCheckBox.body', { minAge: 21 }))).toBeVisible();
    await visit(page, `${origin}/`);
    await expect(page).toHaveURL(`${origin}/age?next=%2F`);
    await visit(page, `${origin}/chats`);
    expect(await axeProblems(page)).toEqual([]);
  });

  await test.step('an expired proof is refused, and the member can start again', async () => {
    await bringBack('Bring back an expired proof');
    await expect(main.getByText(t('vl.problem.age_token_expired'))).toBeVisible();
    await main.getByRole('button', { name: t('vl.AgeCheckBox.again') }).click();
    await page.waitForURL(/__age/);
  });

  await test.step('a valid proof leads on to the chosen page', async () => {
    await page.getByRole('button', { name: 'I am over 21' }).click();
    await expect(page).toHaveURL(`${origin}/chats`);
  });
});

test('the sign-up leads on to the proof of age, also where that page comes late', async ({
  person,
  browserErrors,
}) => {
  browserErrors.expect(/status of 40[03]|answer: 40[03] .*(age-check|user|chats|likes)\.php/);
  const t = await loadTexts('en');
  const { context, name, email } = await person('Bea');
  const origin = `${process.env.VELLUTO_URL}`.replace('localhost', 'nordlys.localhost');
  const page = await context.newPage();
  const main = page.getByRole('main');
  // not before the history is back at the first question, which must not end the navigation
  await page.route(/\/assets\/AgeScreen/, async route => {
    await page.waitForFunction(() => history.state?.signup?.question !== 'password');
    await route.continue();
  });
  await visit(page, `${origin}/signup`);
  const next = nextOn(main, t);
  await sayWho(main, t);
  await sayBirthDate(main, t);
  await main.getByRole('combobox', { name: t('vl.LocationField.country') }).selectOption('GB');
  await next.click();
  await main.getByRole('textbox', { name: t('vl.UsernameField.label') }).fill(name);
  await next.click();
  await main.getByRole('textbox', { name: t('vl.EmailField.label') }).fill(email);
  await next.click();
  await main.getByRole('textbox', { name: t('vl.NewPasswordField.label') }).fill(password);
  await main.locator('input[name=terms]').check();
  await main.getByRole('button', { name: t('vl.SignupWizard.create') }).click();
  await expect(page).toHaveURL(`${origin}/age`);
  await expect(main.getByRole('button', { name: t('vl.AgeCheckBox.start') })).toBeVisible();
});
