import { visit } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

test('after an icebreaker is sent the focus is in the conversation, and no on-screen keyboard opens on a phone', async ({
  person,
  t,
  phone,
}) => {
  const chiara = await (await person('Chiara')).signUp();
  const marco = await (await person('Marco')).signUp({ gender: 'male' });
  const page = await marco.open(`/members/${chiara.id}/chat`);
  const lines = page.getByRole('button', { name: t('app.Chat.lines') });
  await (phone ? lines.tap() : lines.click());
  await page.getByRole('dialog').getByRole('radio').first().check();
  const send = page.getByRole('dialog').getByRole('button', { name: /2/ }).last();
  await (phone ? send.tap() : send.click());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lines).toBeHidden();
  await expect(
    page.getByRole('log', { name: t('vl.MessageList.label', { name: chiara.name }) }),
  ).toBeFocused();
});

test('the match dialog returns the focus to the like button, also in browsers that do not focus a clicked button', async ({
  person,
  t,
  phone,
}) => {
  const chiara = await (await person('Chiara')).signUp();
  const marco = await (await person('Marco')).signUp({ gender: 'male' });
  await chiara.like(marco);
  const page = await marco.context.newPage();
  // Safari does not focus a pressed button
  if (!phone) await page.addInitScript(() => addEventListener('mousedown', event => event.preventDefault()));
  await visit(page, `/members/${chiara.id}`);
  const like = page.getByRole('button', { name: t('vl.LikeButton.idleLabel', { name: chiara.name }) });
  await (phone ? like.tap() : like.click());
  const match = page.getByRole('dialog', { name: t('vl.MatchDialog.match') });
  await expect(match).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(match).toBeHidden();
  await expect(
    page.getByRole('button', { name: t('vl.LikeButton.matchedLabel', { name: chiara.name }) }),
  ).toBeFocused();
});
