import { expect, type Locator, type Page } from '@playwright/test';
import { password } from './person.ts';
import type { Texts } from './texts.ts';

/** What a person types at sign-up. */
export interface SignupAnswers {
  name: string;
  email: string;
}

/** Finds answers by the ids of question and answer. */
export const answersOn =
  (form: Locator, t: Texts) =>
  (group: string, answer: string): Locator =>
    form.getByRole('radiogroup', { name: t(group) }).getByRole('radio', { name: t(answer), exact: true });

/** The button that leads to the next question. */
export const nextOn = (form: Locator, t: Texts): Locator =>
  form.getByRole('button', { name: t('vl.SignupWizard.next') });

/** Answers the first three questions: gender, the gender they look for, sexuality, and consent. */
export async function sayWho(form: Locator, t: Texts): Promise<void> {
  const answer = answersOn(form, t);
  const next = nextOn(form, t);
  // a press on these answers leads on
  await answer('vl.GenderPicker.gender', 'vl.GenderPicker.male').click();
  await answer('vl.GenderPicker.lookingFor', 'vl.GenderPicker.women').click();
  await answer('vl.SignupWhoStep.sexuality', 'vl.SignupWhoStep.hetero').check();
  await form.getByRole('checkbox').check();
  await next.click();
}

/** Fills in the date of birth, and goes on to the place. */
export async function sayBirthDate(form: Locator, t: Texts): Promise<void> {
  await form.getByRole('textbox', { name: t('vl.BirthDateField.day') }).fill('9');
  await form.getByRole('combobox', { name: t('vl.BirthDateField.month') }).selectOption('3');
  await form.getByRole('textbox', { name: t('vl.BirthDateField.year') }).fill('1988');
  await nextOn(form, t).click();
}

/** Answers all questions up to the account, on the page of sign-up or in its dialog, with the mistakes people make. */
export async function signUpWithMistakes(
  form: Locator,
  t: Texts,
  { name, email }: SignupAnswers,
): Promise<void> {
  const next = nextOn(form, t);
  const title = (id: string) => form.getByRole('heading', { name: t(`vl.SignupWizard.${id}`) });

  await expect(title('genderTitle')).toBeVisible();
  await next.click();
  await expect(form.getByText(t('vl.SignupWhoStep.choose'))).toBeVisible();
  await sayWho(form, t);

  await expect(title('dateTitle')).toBeVisible();
  const year = form.getByRole('textbox', { name: t('vl.BirthDateField.year') });
  await form.getByRole('textbox', { name: t('vl.BirthDateField.day') }).fill('9');
  await form.getByRole('combobox', { name: t('vl.BirthDateField.month') }).selectOption('3');
  await year.fill(String(new Date().getFullYear() - 17));
  await next.click();
  await expect(form.getByText(t('vl.BirthDateField.tooYoung', { age: 18 }))).toBeVisible();
  await sayBirthDate(form, t);
  await form.getByRole('combobox', { name: t('vl.LocationField.region') }).selectOption('IT-21');
  await next.click();

  await expect(title('nameTitle')).toBeVisible();
  const nameField = form.getByRole('textbox', { name: t('vl.UsernameField.label') });
  await nameField.fill('Elena');
  await next.click();
  await expect(form.getByText(t('vl.UsernameField.taken'))).toBeVisible();
  await nameField.fill(name);
  await next.click();

  await form.getByRole('textbox', { name: t('vl.EmailField.label') }).fill(email);
  await next.click();
  await expect(title('passwordTitle')).toBeVisible();
  const passwordField = form.getByRole('textbox', { name: t('vl.NewPasswordField.label') });
  await passwordField.fill('password123');
  // whether other companies show the profile is left open: nobody has to agree
  await form.locator('input[name=terms]').check();
  const create = form.getByRole('button', { name: t('vl.SignupWizard.create') });
  await create.click();
  await expect(form.getByText(t('vl.NewPasswordField.common'))).toBeVisible();
  await passwordField.fill(password);
  await create.click();
  await expect(title('passwordTitle')).toBeHidden();
}

/** Introduces the person, leaves the photos out, and ends the sign-up; the page then names the address of the mail. */
export async function finishSignup(
  page: Page,
  form: Locator,
  t: Texts,
  { email }: SignupAnswers,
): Promise<void> {
  await form
    .getByRole('textbox', { name: t('vl.SignupMessageField.about') })
    .fill('Guido un treno di notte.');
  await nextOn(form, t).click();
  await expect(form.getByRole('heading', { name: t('vl.SignupWizard.photosTitle') })).toBeVisible();
  await form.getByRole('button', { name: t('vl.SignupWizard.finish') }).click();
  await expect(page.getByRole('heading', { name: t('vl.SignupWizard.completeTitle') })).toBeVisible();
  await expect(form.getByText(email)).toBeVisible();
}
