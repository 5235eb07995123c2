import { chatOn } from '../support/chat.ts';
import { signUpWithMistakes } from '../support/signup.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translator.ts';

test('the whole sign-up on a translated page', async ({ person, t }) => {
  const marco = await person('Marco');
  const page = await marco.open('/signup');
  await translate(page);
  const form = page.getByRole('main');
  await signUpWithMistakes(form, t, marco);
  await form
    .getByRole('textbox', { name: t('vl.SignupMessageField.about') })
    .fill('Guido un treno di notte.');
  await form.getByRole('button', { name: t('vl.SignupWizard.finish') }).click();
  await expect(page.getByRole('heading', { name: t('vl.SignupWizard.completeTitle') })).toBeVisible();
  await expect(form.getByText(marco.email)).toBeVisible();
});

test('a message on a translated page is sent, charged once, and told as delivered', async ({ person, t }) => {
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', bought: 'credits-20' });
  const before = await bruno.credits();
  const page = await bruno.open(`/members/${anna.id}/chat`);
  await translate(page);
  const chat = chatOn(page, t, anna, false);
  for (const text of ['Prima.', 'Seconda.', 'Terza.']) await chat.write(text);
  await expect(chat.log).toContainText(t('vl.MessageBubble.sent'));
  await expect(chat.log).not.toContainText(t('vl.MessageBubble.sending'));
  expect(await bruno.credits()).toBe(before - 6);
  await expect(page.getByRole('link', { name: `${before - 6} crediti` })).toBeVisible();

  const theirs = await anna.open(`/members/${bruno.id}/chat`);
  await translate(theirs);
  await expect(chatOn(theirs, t, bruno, false).log.getByText('Terza.')).toBeVisible();
  await expect(chat.log, 'read while one looks').toContainText(t('vl.MessageBubble.read'));
  await anna.write(bruno, 'Quarta.');
  await expect(chat.log.getByText('Quarta.')).toBeVisible();
});
