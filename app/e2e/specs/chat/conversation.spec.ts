import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { chatOn } from '../../support/chat.ts';
import { type Person, visit, waitForHydration } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

/** Messages that a member has received in a conversation, in the order of the server. */
async function received(by: Person, from: Person): Promise<string[]> {
  const chat = await by.call<{ messages: { kind: string; text?: string | null }[] }>(
    'GET',
    `chat.php?profile=${from.id}`,
  );
  return chat.messages.map(message => message.text ?? message.kind);
}

/** Waits until a member has received exactly these messages. */
const arrived = (by: Person, from: Person, texts: string[]) =>
  expect.poll(() => received(by, from), { timeout: 20_000 }).toEqual(texts);

test('no message is lost, doubled or reordered when the network drops, delays or repeats requests', {
  tag: '@desktop',
}, async ({ person, t, phone, browserErrors }) => {
  browserErrors.expect(/message\.php/, /ERR_FAILED/, /502/);
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', bought: 'credits-20' });
  const before = await bruno.credits();
  const page = await bruno.open(`/members/${anna.id}/chat`);
  const { box, log, send } = chatOn(page, t, anna, phone);
  let call = 0;
  await page.route('**/api/message.php', async route => {
    call += 1;
    if (call === 1) return route.abort('failed'); // the request never reaches the server
    if (call === 2) {
      await route.fetch(); // the request reaches the server, and the answer is lost
      return route.abort('failed');
    }
    if (call === 4) return route.fulfill({ status: 502, body: 'no' });
    if (call === 5) await route.fetch(); // the request reaches the server twice
    await route.continue();
  });
  const texts = ['Prima.', 'Seconda.', 'Terza.', 'Quarta.'];
  for (const text of texts) {
    await box.fill(text);
    await send();
    await expect(box).toHaveValue('');
  }
  await arrived(anna, bruno, texts);
  for (const text of texts) await expect(log.getByText(text)).toHaveCount(1);
  await expect(log).not.toContainText(t('vl.MessageBubble.sending'));
  expect(await bruno.credits()).toBe(before - 2 * texts.length);
});

test('a closed tab and a second tab send each message once', { tag: '@desktop' }, async ({
  person,
  t,
  phone,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_/);
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', bought: 'credits-20' });
  const address = `/members/${anna.id}/chat`;
  const lost = await bruno.open(address);
  const asked = lost.waitForRequest('**/api/message.php');
  await lost.route('**/api/message.php', () => undefined); // no answer ever comes
  const first = chatOn(lost, t, anna, phone);
  await first.box.fill('Scritta e chiusa.');
  await first.send();
  await asked;
  await lost.close();

  // opening the list of conversations is enough to send pending messages
  const firstTab = await bruno.open('/chats');
  await arrived(anna, bruno, ['Scritta e chiusa.']);
  await visit(firstTab, address);
  const secondTab = await bruno.open(address);
  await chatOn(firstTab, t, anna, phone).write('Dalla prima.');
  await arrived(anna, bruno, ['Scritta e chiusa.', 'Dalla prima.']);
  await chatOn(secondTab, t, anna, phone).write('Dalla seconda.');
  await arrived(anna, bruno, ['Scritta e chiusa.', 'Dalla prima.', 'Dalla seconda.']);
  for (const page of [firstTab, secondTab]) {
    const { log } = chatOn(page, t, anna, phone);
    for (const text of ['Scritta e chiusa.', 'Dalla prima.', 'Dalla seconda.']) {
      await expect(log.getByText(text)).toHaveCount(1);
    }
    await expect(log).not.toContainText(t('vl.MessageBubble.sending'));
  }
});

/** Distance between a message and the upper edge of the window, in pixels. */
const topOf = async (log: Locator, text: string) =>
  (await log.getByText(text, { exact: true }).boundingBox())?.y ?? Number.NaN;

test('older messages load without moving the messages on the screen', async ({ person, t, phone }) => {
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', bought: 'credits-120' });
  for (let number = 1; number <= 58; number++) await bruno.write(anna, `Riga ${number} di tante.`);
  const page = await bruno.open(`/members/${anna.id}/chat`);
  const { log } = chatOn(page, t, anna, phone);
  await expect(log.getByText('Riga 58 di tante.', { exact: true })).toBeInViewport();
  let answer = () => {};
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/api/chat.php?*before=*', async route => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/chat.php?*before=*');
  await log.getByText('Riga 12 di tante.', { exact: true }).scrollIntoViewIfNeeded();
  await asked;
  // a lazily loaded part may still change the layout: it is final when the message is at the same place in two frames
  await expect
    .poll(async () => {
      const before = await topOf(log, 'Riga 12 di tante.');
      await page.evaluate(() => new Promise(done => requestAnimationFrame(done)));
      return Math.abs((await topOf(log, 'Riga 12 di tante.')) - before);
    })
    .toBeLessThan(0.5);
  const before = await topOf(log, 'Riga 12 di tante.');
  answer();
  await expect(log.getByText('Riga 1 di tante.', { exact: true })).toHaveCount(1);
  expect(Math.abs((await topOf(log, 'Riga 12 di tante.')) - before)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: t('vl.MessageList.latest') }).click();
  await expect(log.getByText('Riga 58 di tante.', { exact: true })).toBeInViewport();
});

test('a photo uploads while a text is sent; icebreakers, photos and gifts are charged and stay after a reload', async ({
  person,
  t,
  phone,
}) => {
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', bought: 'credits-20' });
  const before = await bruno.credits();
  const page = await bruno.open(`/members/${anna.id}/chat`);
  const chat = chatOn(page, t, anna, phone);

  await page.getByRole('button', { name: t('app.Chat.lines') }).click();
  const lines = page.getByRole('dialog');
  await lines.getByRole('radio').first().check();
  expect(await bruno.credits()).toBe(before);
  await lines.getByRole('button', { name: /2/ }).last().click();
  await expect(lines).toBeHidden();
  await expect(chat.log).toContainText(t('vl.MessageBubble.sent'));
  expect(await bruno.credits()).toBe(before - 2);

  let go = () => {};
  const held = new Promise<void>(resolve => {
    go = resolve;
  });
  await page.route('**/api/message-photo.php', async route => {
    await held;
    await route.continue();
  });
  const picture = await readFile(
    join(import.meta.dirname, '../../../../packages/ui/test/portraits/giulia.webp'),
  );
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'canale.webp', mimeType: 'image/webp', buffer: picture });
  await choose();
  const question = page.getByRole('dialog');
  await expect(
    question.getByRole('img', { name: t('vl.PhotoSendDialog.preview', { file: 'canale.webp' }) }),
  ).toBeVisible();
  await question.getByRole('button', { name: t('vl.PhotoSendDialog.remove') }).click();
  await expect(question).toBeHidden();
  await choose();
  await question.getByRole('textbox').fill('Il canale, ieri');
  await question.getByRole('button', { name: /3/ }).click();
  await expect(page.getByText('canale.webp', { exact: true })).toBeVisible();
  await chat.write('Arriva una foto.');
  await expect.poll(async () => (await received(anna, bruno)).at(-1)).toBe('Arriva una foto.');
  go();
  await expect(chat.log.getByRole('button', { name: t('vl.MessageBubble.ownPhoto') })).toBeVisible();
  await expect(chat.log.getByText('Il canale, ieri', { exact: true })).toBeVisible();
  await expect(page.getByText('canale.webp', { exact: true })).toBeHidden();

  await page.getByRole('button', { name: t('app.Chat.gift') }).click();
  await page.getByRole('radio', { name: t('app.Gift.candle') }).check();
  await page.getByRole('dialog').getByRole('button', { name: /5/ }).click();
  await expect(chat.log.getByText(t('app.Gift.candle'))).toBeVisible();
  await expect
    .poll(async () => (await received(anna, bruno)).slice(1))
    .toEqual(['Arriva una foto.', 'Il canale, ieri', 'gift']);
  expect(await bruno.credits()).toBe(before - 2 - 2 - 3 - 5);
  await page.reload();
  await waitForHydration(page);
  await expect(chat.log.getByText(t('app.Gift.candle'))).toBeVisible();

  await page.getByRole('button', { name: t('vl.SafetyMenu.label', { name: anna.name }) }).click();
  await page.getByRole('menuitem', { name: t('vl.SafetyMenu.deleteChat') }).click();
  await expect(page).toHaveURL('/chats');
  await page.getByRole('button', { name: t('vl.ConversationList.undo') }).click();
  await expect(page.getByRole('main').getByRole('link', { name: anna.name })).toBeVisible();
});
