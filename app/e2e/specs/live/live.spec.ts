import { chatOn } from '../../support/chat.ts';
import { answerToChange } from '../../support/network.ts';
import type { Person } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

/** Opens a page and waits until its stream of live events is open. */
async function follow(person: Person, path: string) {
  const page = await person.context.newPage();
  const stream = page.waitForResponse(response => response.url().endsWith('/api/events.php'));
  await page.goto(path);
  await stream;
  return page;
}

test('a message arrives in another browser without a reload', async ({ person, t, phone }) => {
  const ada = await (await person('Ada')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', bought: 'credits-20' });
  const conversation = await bruno.write(ada, 'Ciao Ada, che cosa leggi?');

  const hers = await follow(ada, `/chats/${conversation}`);
  const his = await follow(bruno, '/likes');
  const herChat = chatOn(hers, t, bruno, phone);
  const hisChat = chatOn(his, t, ada, phone);

  await test.step('badge and title count it on another page', async () => {
    await herChat.write('Un giallo ambientato a Trieste.');
    const messages = his.getByRole('navigation').getByRole('link', { name: t('vl.TopBar.messages') });
    await expect(messages).toHaveAccessibleName(new RegExp(t('vl.TopBar.unread', { count: 1 })));
    await expect(his).toHaveTitle(/^\(1\) /);
    await messages.click();
    await expect(his.getByRole('list', { name: t('vl.ConversationList.label') })).toContainText('Trieste');
    await his.getByRole('main').getByRole('link', { name: ada.name }).click();
    await expect(hisChat.log.getByText('Un giallo ambientato a Trieste.')).toBeVisible();
    await expect(his).toHaveTitle(/^[^(]/);
  });

  await test.step('the premium member sees that she is typing, and then her message', async () => {
    await hers.bringToFront();
    await herChat.box.pressSequentially('E tu?');
    await expect(hisChat.log.getByText(t('vl.TypingIndicator.writing', { name: ada.name }))).toBeVisible();
    await herChat.send();
    await expect(hisChat.log.getByText('E tu?')).toBeVisible();
    await expect(hisChat.log.getByText(t('vl.TypingIndicator.writing', { name: ada.name }))).toBeHidden();
  });

  await test.step('the premium member sees that she has read his message', async () => {
    await hisChat.write('Poesie, di nascosto.');
    await expect(herChat.log.getByText('Poesie, di nascosto.')).toBeVisible();
    const mine = hisChat.log.locator('section').last();
    await expect(mine).toContainText(t('vl.MessageBubble.read'));
    // only premium members see read receipts
    await expect(herChat.log).not.toContainText(t('vl.MessageBubble.read'));
  });
});

test('likes and matches are counted as they arrive', async ({ person, t }) => {
  const ada = await (await person('Ada')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const page = await follow(ada, '/members');
  // the dialog about the like may open, and hides the rest of the page from assistive technology
  await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
  await bruno.like(ada);
  const likes = page.getByRole('navigation').getByRole('link', { name: t('vl.TopBar.likes') });
  await expect(likes).toHaveAccessibleName(new RegExp(t('vl.TopBar.newLikes', { count: 1 })));
  await expect(page).toHaveTitle(/^\(1\) /);
  // opening a profile counts as a view, prefetching it does not
  const views = () => bruno.request.get('/api/profile-views.php').then(answer => answer.json());
  await likes.click();
  const tile = page.getByRole('main').getByRole('link', { name: new RegExp(bruno.name) });
  await tile.hover();
  await page.waitForLoadState('networkidle');
  expect(await views()).toMatchObject({ num_views: 0 });
  await tile.click();
  await expect.poll(views).toMatchObject({ access: 'premium_only', views: [], num_views: 1 });
});

test('without the event stream, new messages arrive by polling', async ({
  person,
  t,
  phone,
  browserErrors,
}) => {
  const ada = await (await person('Ada')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const conversation = await bruno.write(ada, 'Prima.');
  browserErrors.expect(/events\.php/);
  await ada.context.route('**/api/events.php', route => route.abort('connectionrefused'));
  const page = await ada.context.newPage();
  await page.clock.install();
  await page.goto(`/chats/${conversation}`);
  await expect(chatOn(page, t, bruno, phone).log.getByText('Prima.')).toBeVisible();
  await page.waitForEvent('requestfailed', request => request.url().endsWith('/api/events.php'));
  await bruno.write(ada, 'Dopo.');
  // the first poll comes five seconds after the script has loaded
  await expect(async () => {
    await page.clock.runFor('00:05');
    await expect(chatOn(page, t, bruno, phone).log.getByText('Dopo.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a conversation says that the connection is lost, without moving the messages on the screen', async ({
  person,
  t,
  phone,
}) => {
  const ada = await (await person('Ada')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const conversation = await bruno.write(ada, 'Resta qui.');
  const page = await follow(ada, `/chats/${conversation}`);
  const message = chatOn(page, t, bruno, phone).log.getByText('Resta qui.');
  await expect(page.locator('.vl-ConnectionBanner')).toBeAttached();
  // lazily loaded parts have arrived
  await page.waitForLoadState('networkidle');
  // and so has the offline page, which the worker stores
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const before = await message.boundingBox();
  await ada.context.setOffline(true);
  await expect(page.getByText(t('vl.ConnectionBanner.offline'))).toBeVisible();
  expect(await message.boundingBox()).toEqual(before);
  await ada.context.setOffline(false);
  await expect(page.getByText(t('vl.ConnectionBanner.offline'))).toBeHidden();
});

test('opening a conversation subtracts its own unread messages from the counts, and no others', async ({
  person,
  t,
}) => {
  const ada = await (await person('Ada')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', bought: 'credits-20' });
  const carlo = await (await person('Carlo')).signUp({ gender: 'male' });
  for (const text of ['Ciao.', 'Sono Bruno.', 'E tu?']) await bruno.write(ada, text);
  await carlo.write(ada, 'Ciao da Carlo.');
  const page = await ada.open('/chats');
  const badge = page.getByRole('navigation').getByRole('link', { name: t('vl.TopBar.messages') });
  await expect(page).toHaveTitle(/^\(4\) /);
  const read = answerToChange(page, 'chat-read');
  await page.getByRole('main').getByRole('link', { name: bruno.name }).click();
  await read;
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.goBack();
  await expect(badge).toHaveAccessibleName(new RegExp(t('vl.TopBar.unread', { count: 1 })));
  await expect(page).toHaveTitle(/^\(1\) /);
});

test('the seventh tab of a browser opens too, and all tabs receive live events', async ({ person }) => {
  const ada = await (await person('Ada')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const tabs = [await follow(ada, '/pages/faq')];
  for (let tab = 2; tab <= 7; tab++) tabs.push(await ada.open('/pages/faq'));
  await bruno.like(ada);
  for (const tab of tabs) await expect(tab).toHaveTitle(/^\(1\) /);
});
