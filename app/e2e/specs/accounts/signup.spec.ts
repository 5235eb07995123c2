import type { Locator, Page } from '@playwright/test';
import { countEncryptedRows, readDeviceStorage, waitUntilStored } from '../../support/device-storage.ts';
import { visit, waitForHydration } from '../../support/person.ts';
import { logIn } from '../../support/session.ts';
import { answersOn, nextOn, sayBirthDate, sayWho } from '../../support/signup.ts';
import { expect, test } from '../../support/test.ts';
import type { Texts } from '../../support/texts.ts';

/** Sign-up as it opened: a page of its own on phones, a dialog elsewhere. */
async function signupOn(page: Page, t: Texts, phone: boolean): Promise<Locator> {
  if (!phone) return page.getByRole('dialog', { name: t('vl.SignupDialog.title') });
  await page.waitForURL('/signup');
  return page.getByRole('main');
}

test('the back button of the browser goes back one question of the sign-up, and leaves it from the first', async ({
  person,
  t,
  phone,
}) => {
  const page = await (await person('Visitor')).open('/pages/faq');
  await visit(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vl.HomeHero.signUp') })
    .click();
  const form = await signupOn(page, t, phone);
  const next = nextOn(form, t);
  const title = (id: string) => form.getByRole('heading', { name: t(`vl.SignupWizard.${id}`) });
  const answer = answersOn(form, t);

  // keys choose on their way through the cards, and do not lead on
  await answer('vl.GenderPicker.gender', 'vl.GenderPicker.female').press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(answer('vl.GenderPicker.gender', 'vl.GenderPicker.male')).toBeChecked();
  if (!phone) {
    // answers must not get lost by accident: only the close button closes the dialog
    await page.keyboard.press('Escape');
    await expect(form).toBeVisible();
  }
  // a double click answers one question
  await answer('vl.GenderPicker.gender', 'vl.GenderPicker.male').dblclick();
  await expect(title('lookingForTitle')).toBeVisible();
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await form.getByRole('button', { name: t('vl.SignupWizard.back') }).click();
  await sayWho(form, t);
  await sayBirthDate(form, t);
  await expect(title('placeTitle')).toBeVisible();
  await next.click();
  await expect(title('nameTitle')).toBeVisible();

  await page.goBack();
  await expect(title('placeTitle')).toBeVisible();
  await page.goBack();
  await expect(form.getByRole('textbox', { name: t('vl.BirthDateField.year') })).toHaveValue('1988');
  await page.goForward();
  await expect(title('placeTitle')).toBeVisible();
  await page.goForward();
  await expect(title('nameTitle')).toBeVisible();
  if (phone) {
    await waitUntilStored(page);
    await page.reload();
    await waitForHydration(page);
    await expect(title('nameTitle')).toBeVisible();
  }
  await form.getByRole('button', { name: t('vl.SignupWizard.back') }).click();
  await expect(title('placeTitle')).toBeVisible();
  for (const before of ['dateTitle', 'sexualityTitle', 'lookingForTitle', 'genderTitle']) {
    await page.goBack();
    await expect(title(before)).toBeVisible();
  }
  await expect(answer('vl.GenderPicker.gender', 'vl.GenderPicker.male')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(phone ? '/' : '/pages/faq');
});

test('a package that a visitor chose is kept, whichever way they sign up or log in', async ({
  person,
  t,
  phone,
}) => {
  const anna = await (await person('Anna')).signUp();
  const page = await (await person('Visitor')).open('/premium');
  const chosen = page.locator('.vl-PremiumPackage').first().getByRole('link');
  const signup = (await chosen.getAttribute('href')) ?? '';
  const order = new URLSearchParams(signup.split('?')[1]).get('next') ?? '';
  expect(order).toMatch(/^\/credits\/premium-/);
  await chosen.click();
  await expect(page).toHaveURL(signup);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('vl.TopBar.logIn') })
    .click();
  const login = `/login?next=${encodeURIComponent(order)}`;
  await expect(page).toHaveURL(login);

  await page
    .getByRole('main')
    .getByRole('link', { name: t('vl.LoginForm.forgotten') })
    .click();
  await expect(page).toHaveURL(`/reset-password?next=${encodeURIComponent(order)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vl.ResetRequestForm.login') })
    .click();
  await expect(page).toHaveURL(login);
  await page.getByRole('main').getByRole('link', { name: /./ }).last().click();
  if (phone) {
    await expect(page).toHaveURL(`/signup?next=${encodeURIComponent(order)}`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('vl.TopBar.logIn') })
      .click();
    await expect(page).toHaveURL(login);
  } else {
    const dialog = page.getByRole('dialog', { name: t('vl.SignupDialog.title') });
    await expect(dialog.getByRole('heading', { name: t('vl.SignupWizard.genderTitle') })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await logIn(page, t, anna.name);
  await expect(page).toHaveURL(order);
});

test('the link from the log-in to the sign-up opens a page on phones, and a dialog elsewhere', async ({
  person,
  t,
  phone,
}) => {
  const page = await (await person('Visitor')).open('/login');
  await page.getByRole('main').getByRole('link', { name: /./ }).last().click();
  const form = await signupOn(page, t, phone);
  await expect(form.getByRole('heading', { name: t('vl.SignupWizard.genderTitle') })).toBeVisible();

  // a phone in landscape still counts as a phone, a narrow desktop window does not
  await page.setViewportSize(phone ? { width: 915, height: 412 } : { width: 500, height: 800 });
  await visit(page, '/login');
  await page.getByRole('main').getByRole('link', { name: /./ }).last().click();
  const again = await signupOn(page, t, phone);
  await expect(again.getByRole('heading', { name: t('vl.SignupWizard.genderTitle') })).toBeVisible();
});

test('a half-typed date of birth is there after a reload, and wherever sign-up opens next', {
  tag: '@phone',
}, async ({ person, t, phone }) => {
  const page = await (await person('Visitor')).open('/signup');
  const here = page.getByRole('main');
  await sayWho(here, t);
  const typed = (form: Locator, part: string) =>
    form.getByRole('textbox', { name: t(`vl.BirthDateField.${part}`) });
  await typed(here, 'day').fill('9');
  await typed(here, 'year').fill('19');
  await waitUntilStored(page);

  await page.reload();
  await waitForHydration(page);
  await expect(typed(here, 'day')).toHaveValue('9');
  await expect(typed(here, 'year')).toHaveValue('19');
  await nextOn(here, t).click();
  await expect(here.getByText(t('vl.BirthDateField.missing'))).toBeVisible();

  await visit(page, '/');
  await here.getByRole('link', { name: t('vl.HomeHero.signUp') }).click();
  const form = await signupOn(page, t, phone);
  await expect(typed(form, 'day')).toHaveValue('9');
  await expect(typed(form, 'year')).toHaveValue('19');
});

test('a half-filled form is encrypted on the device: it is there after a reload, and unreadable once the browser was closed', {
  tag: '@desktop',
}, async ({ person, t }) => {
  const visitor = await person('Visitor');
  const page = await visitor.open('/signup');
  const form = page.getByRole('main');
  const next = nextOn(form, t);
  const answer = answersOn(form, t);
  await sayWho(form, t);
  await sayBirthDate(form, t);
  await next.click();
  await form.getByRole('textbox', { name: t('vl.UsernameField.label') }).fill(visitor.name);
  await next.click();
  const email = form.getByRole('textbox', { name: t('vl.EmailField.label') });
  await email.fill(visitor.email);
  await expect.poll(() => countEncryptedRows(page)).toBe(1);
  await waitUntilStored(page);
  const expectNoPlainText = async (when: string) => {
    const kept = await readDeviceStorage(page);
    for (const word of [visitor.email, visitor.name, '1988-03-09', 'hetero', 'lookingFor'])
      expect(kept, when).not.toContain(word);
  };
  await expectNoPlainText('while typed');

  await page.reload();
  await waitForHydration(page);
  await expect(email).toHaveValue(visitor.email);
  const cookies = await visitor.context.cookies();
  expect(cookies.find(({ name }) => name === 'velluto_storage')).toMatchObject({
    httpOnly: true,
    expires: -1,
  });

  await visitor.context.clearCookies({ name: 'velluto_storage' }); // the browser deletes session cookies when it is closed
  await page.reload();
  await waitForHydration(page);
  await expect(form.getByRole('heading', { name: t('vl.SignupWizard.genderTitle') })).toBeVisible();
  await expect(answer('vl.GenderPicker.gender', 'vl.GenderPicker.male')).not.toBeChecked();
  await expectNoPlainText('after the visit');
  const closed = await readDeviceStorage(page);
  await answer('vl.GenderPicker.gender', 'vl.GenderPicker.female').press('Space');
  await expect.poll(() => readDeviceStorage(page)).not.toBe(closed);
  await page.reload();
  await waitForHydration(page);
  await expect(answer('vl.GenderPicker.gender', 'vl.GenderPicker.female')).toBeChecked();
  expect(await countEncryptedRows(page), 'in the place of the one before').toBe(1);
});

test('the mailed code confirms the address in the app and leads back to the conversation', async ({
  person,
  t,
}) => {
  const anna = await (await person('Anna')).signUp();
  const nino = await (await person('Nino')).signUp({ gender: 'male', confirmed: false });
  const chat = `/members/${anna.id}/chat`;
  const page = await nino.open(`/complete-signup?next=${encodeURIComponent(chat)}`);
  const code = page.getByRole('textbox', { name: t('vl.ConfirmEmailBox.code') });
  const confirm = page.getByRole('button', { name: t('vl.ConfirmEmailBox.confirm'), exact: true });
  await code.fill('123');
  await confirm.click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(await nino.activationCode());
  await confirm.click();
  await expect(page).toHaveURL(chat);
  await expect(page.getByText(t('vl.Composer.held'))).toBeHidden();
});
