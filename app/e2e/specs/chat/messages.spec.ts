import { axeProblems } from '../../support/axe.ts';
import { askToBegin } from '../../support/begin-request.ts';
import { chatOn } from '../../support/chat.ts';
import { countEncryptedRows, readDeviceStorage, waitUntilStored } from '../../support/device-storage.ts';
import { answerToChange } from '../../support/network.ts';
import { password, visit, waitForHydration } from '../../support/person.ts';
import { logIn, logOut } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('messages of an unconfirmed member are held, and delivered once they confirm the e-mail address', async ({
  person,
  t,
  phone,
}) => {
  const anna = await (await person('Anna')).signUp();
  const nicola = await (await person('Nicola')).signUp({ gender: 'male', confirmed: false });
  const page = await nicola.open(`/members/${anna.id}/chat`);
  const chat = chatOn(page, t, anna, phone);
  await expect(page.getByText(t('vl.Composer.held'))).toBeVisible();
  await chat.write('Ti scrivo da un treno fermo.');
  await expect(chat.log).toContainText(t('vl.MessageBubble.held'));
  const chats = () => anna.call<{ chats: unknown[] }>('GET', 'chats.php');
  expect((await chats()).chats).toEqual([]);

  await visit(page, await nicola.activationLink());
  expect((await chats()).chats).toHaveLength(1);
  await visit(page, `/members/${anna.id}/chat`);
  await expect(chat.log.getByText('Ti scrivo da un treno fermo.')).toBeVisible();
  await expect(chat.log).not.toContainText(t('vl.MessageBubble.held'));
  const hers = await anna.open('/chats');
  await hers.getByRole('main').getByRole('link', { name: nicola.name }).click();
  await expect(chatOn(hers, t, nicola, phone).log.getByText('Ti scrivo da un treno fermo.')).toBeVisible();
  expect(await nicola.credits()).toBe(2);
});

test('matches wait above the conversations until the first message', async ({ person, t, phone }) => {
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  await anna.like(bruno);
  await bruno.like(anna);
  const page = await bruno.open('/chats');
  const row = page.getByRole('list', { name: t('vl.NewMatches.title') });
  const match = row.getByRole('link', { name: t('vl.MatchDialog.write', { name: anna.name }) });
  expect(await axeProblems(page)).toEqual([]);
  await match.click();
  const chat = chatOn(page, t, anna, phone);
  const answer = answerToChange(page, 'message');
  await chat.write('Il tuo treno o il mio?');
  await answer;
  await visit(page, '/chats');
  await expect(page.getByRole('main').getByRole('link', { name: anna.name })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('pressing twice sends and charges once', async ({ person, t }) => {
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const page = await bruno.open(`/members/${anna.id}/chat`);
  const { box, log } = chatOn(page, t, anna, false);
  await box.fill('Una volta sola.');
  const answer = answerToChange(page, 'message');
  await page.getByRole('button', { name: t('vl.Composer.send'), exact: true }).dblclick();
  await answer;
  await expect(log.getByText('Una volta sola.')).toHaveCount(1);
  await visit(page, page.url());
  await expect(log.getByText('Una volta sola.')).toHaveCount(1);
  expect(await bruno.credits()).toBe(2);
});

test('a reload while a message is being sent neither loses nor doubles it', async ({ person, t, phone }) => {
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const page = await bruno.open(`/members/${anna.id}/chat`);
  const { box, log, send } = chatOn(page, t, anna, phone);
  const lose = async (text: string, reachesServer: boolean) => {
    const shown = Promise.withResolvers<void>();
    const lost = Promise.withResolvers<void>();
    await page.route(
      '**/api/message.php',
      async route => {
        // the live event of a delivered message may come before its answer
        await shown.promise;
        if (reachesServer) await route.fetch();
        lost.resolve(); // and no answer ever comes back
      },
      { times: 1 },
    );
    await box.fill(text);
    await send();
    await expect(log).toContainText(t('vl.MessageBubble.sending'));
    shown.resolve();
    await lost.promise;
    await page.reload();
    await waitForHydration(page);
    await expect(log.getByText(text)).toHaveCount(1);
    await expect(log).toContainText(t('vl.MessageBubble.sent'));
  };
  await lose('Persa all’andata.', false);
  expect(await bruno.credits()).toBe(2);
  await lose('Persa al ritorno.', true);
  expect(await bruno.credits()).toBe(0);
  const hers = await anna.open('/chats');
  await hers.getByRole('main').getByRole('link', { name: bruno.name }).click();
  const hersLog = chatOn(hers, t, bruno, phone).log;
  await expect(hersLog.getByText('Persa all’andata.')).toHaveCount(1);
  await expect(hersLog.getByText('Persa al ritorno.')).toHaveCount(1);
});

test('messages that could not be sent without a connection are kept, and sent by themselves later', async ({
  person,
  t,
  phone,
  browserErrors,
}) => {
  browserErrors.expect(/INTERNET_DISCONNECTED/);
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const page = await bruno.context.newPage();
  await page.clock.install();
  await visit(page, `/members/${anna.id}/chat`);
  const { box, log, send } = chatOn(page, t, anna, phone);
  await page.route('**/api/message.php', route => route.abort('internetdisconnected'));
  await box.fill('Scritta in galleria.');
  await send();
  // the client tries again five times, for about ten seconds
  await expect(async () => {
    await page.clock.runFor('00:02');
    await expect(log).toContainText(t('vl.problem.offline'), { timeout: 200 });
    // the next poll starts over by itself and removes the button
    await expect(log.getByRole('button', { name: t('vl.MessageBubble.retry') })).toBeVisible({
      timeout: 200,
    });
  }).toPass();
  await page.unroute('**/api/message.php');
  await page.reload();
  await waitForHydration(page);
  await expect(log.getByText('Scritta in galleria.')).toHaveCount(1);
  await expect(log).toContainText(t('vl.MessageBubble.sent'));
  expect(await bruno.credits()).toBe(2);
});

test('drafts and unsent messages are encrypted on the device, unreadable for the next user, and there again after the next log-in', async ({
  person,
  t,
  phone,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_/);
  const anna = await (await person('Anna')).signUp();
  const carla = await (await person('Carla')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const address = `/members/${anna.id}/chat`;
  const page = await bruno.open(address);
  const { box, log, send } = chatOn(page, t, anna, phone);
  const expectNoPlainText = async (when: string) => {
    const kept = await readDeviceStorage(page);
    for (const [what, word] of Object.entries({
      message: 'Scritta in galleria',
      draft: 'Non ancora finita',
      name: anna.name,
      'the other person': anna.id,
      address: bruno.email,
    }))
      expect(kept, `${what}, ${when}`).not.toContain(word);
  };
  await page.route('**/api/message.php', route => route.abort('failed'));
  await box.fill('Scritta in galleria.');
  await send();
  await expect(log.getByText('Scritta in galleria.')).toHaveCount(1);
  await box.pressSequentially('Non ancora finita');
  await expect.poll(() => countEncryptedRows(page)).toBe(2);
  await waitUntilStored(page);
  await expectNoPlainText('while written');

  await page.reload();
  await waitForHydration(page);
  await expect(box).toHaveValue('Non ancora finita');
  await expect(log.getByText('Scritta in galleria.')).toHaveCount(1);
  await logOut(page, t, bruno);
  expect(await countEncryptedRows(page)).toBe(2);
  await expectNoPlainText('after the log-out');

  await page.unroute('**/api/message.php');
  await visit(page, '/login');
  await logIn(page, t, carla.name);
  await expect(page).toHaveURL('/members');
  await visit(page, '/chats');
  await visit(page, address);
  await expect(box).toHaveValue('');
  await expect(log.getByText('Scritta in galleria.')).toHaveCount(0);
  await box.fill('Di Carla');
  await expect.poll(() => countEncryptedRows(page)).toBe(3);
  await logOut(page, t, carla);
  expect(await countEncryptedRows(page), 'hers and his').toBe(3);
  expect((await anna.call<{ chats: unknown[] }>('GET', 'chats.php')).chats, 'nobody sent it').toEqual([]);

  await visit(page, '/login?next=%2Fchats');
  await logIn(page, t, bruno.name);
  await expect(page).toHaveURL('/chats');
  const chats = () => anna.call<{ chats: { profile: { id: string } }[] }>('GET', 'chats.php');
  await expect.poll(async () => (await chats()).chats.map(({ profile }) => profile.id)).toEqual([bruno.id]);
  await page.getByRole('main').getByRole('link', { name: anna.name }).first().click();
  await expect(box).toHaveValue('Non ancora finita');
  await expect(log.getByText('Scritta in galleria.')).toHaveCount(1);
  await box.fill('');
  await expect.poll(() => countEncryptedRows(page), 'hers alone').toBe(1);
});

test('messages and orders are sent by plain HTTP under another host name, where browsers lack some functions', async ({
  person,
  t,
  phone,
}) => {
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  await bruno.context.addInitScript(() => {
    const removeFrom = (from: object, names: string[]) => {
      for (const name of names) Object.defineProperty(from, name, { value: undefined });
    };
    removeFrom(Crypto.prototype, ['randomUUID', 'subtle']);
    removeFrom(Navigator.prototype, ['locks', 'serviceWorker', 'clipboard', 'storage', 'permissions']);
    Object.defineProperty(window, 'isSecureContext', { value: false });
    for (const name of ['caches', 'PushManager', 'cookieStore']) Reflect.deleteProperty(window, name);
  });
  const page = await bruno.open(`/members/${anna.id}/chat`);
  const { write, log } = chatOn(page, t, anna, phone);
  await write('Ti scrivo dal telefono.');
  await write('E ancora.');
  await visit(page, page.url());
  await expect(log.getByText('E ancora.')).toHaveCount(1);
  await visit(page, '/credits/credits-20');
  await page.getByRole('radio', { name: t('vl.PaymentMethodPicker.creditcard') }).check();
  await askToBegin(page.getByRole('main'), t);
  await page.getByRole('button', { name: t('vl.OrderSummary.order') }).click();
  await page.waitForURL(/__payments\/checkout/);
});

test('a message typed by one member is not sent as another who has logged in in a second tab', async ({
  person,
  t,
  phone,
  browserErrors,
}) => {
  browserErrors.expect(/403/);
  const anna = await (await person('Anna')).signUp();
  const carla = await (await person('Carla')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const page = await bruno.open(`/members/${anna.id}/chat`);
  const { box, log, send } = chatOn(page, t, anna, phone);
  const inSecondTab = (login: string) => bruno.call('POST', 'user.php', { login, password });
  await box.fill('Solo da me.');
  await inSecondTab(carla.name);
  const reloaded = page.waitForEvent('load');
  await send();
  await reloaded;
  await waitForHydration(page);
  await expect(box).toHaveValue('');
  await expect(log.getByText('Solo da me.')).toHaveCount(0);
  expect(await carla.credits()).toBe(4);
  const chats = () => anna.call<{ chats: { profile: { id: string } }[] }>('GET', 'chats.php');
  expect((await chats()).chats).toEqual([]);

  await inSecondTab(bruno.name);
  await visit(page, page.url());
  await expect(log.getByText('Solo da me.')).toHaveCount(1);
  await expect.poll(async () => (await chats()).chats.map(({ profile }) => profile.id)).toEqual([bruno.id]);
});

test('a log-in in a second tab does not lose a half-filled profile, and its own member can save it', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/403/);
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const carla = await (await person('Carla')).signUp();
  const page = await bruno.open('/profile');
  const about = page.getByRole('textbox', { name: t('vl.ProfileForm.about') });
  const save = page.getByRole('button', { name: t('vl.ProfileForm.save') });
  await about.fill('Scrivo da solo.');
  await bruno.call('POST', 'user.php', { login: carla.name, password });
  await save.click();
  const other = page.getByRole('heading', { name: t('app.Session.other', { name: carla.name }) });
  await expect(other).toBeVisible();
  await expect(about).toHaveValue('Scrivo da solo.');
  expect(await axeProblems(page)).toEqual([]);

  await bruno.call('POST', 'user.php', { login: bruno.name, password });
  await save.click();
  await expect(page.getByText(t('vl.ProfileForm.saved'))).toBeVisible();
  const { profile } = await bruno.call<{ profile: { about_me: string } }>('GET', 'profile.php');
  expect(profile.about_me).toBe('Scrivo da solo.');

  await bruno.call('POST', 'user.php', { login: carla.name, password });
  await about.fill('Ancora da solo.');
  await save.click();
  await page.getByRole('button', { name: t('app.Session.goOnAs', { name: carla.name }) }).click();
  await expect(about).toHaveValue('');
});

test('text typed after a log-in while the storage key is still missing is kept in memory, and encrypted once the key arrives', async ({
  person,
  t,
  phone,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_/);
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const page = await (await person('Visitor')).open(`/login?next=/members/${anna.id}/chat`);
  await page.route('**/api/storage-key.php', route => route.abort('failed'));
  await logIn(page, t, bruno.name);
  const { box } = chatOn(page, t, anna, phone);
  const refused = page.waitForEvent('requestfailed', request => request.url().includes('storage-key'));
  await box.fill('Appena arrivato');
  await refused;
  expect(await countEncryptedRows(page)).toBe(0);
  await page.unroute('**/api/storage-key.php');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => countEncryptedRows(page)).toBe(1);
  expect(await readDeviceStorage(page)).not.toContain('Appena arrivato');
  await page.reload();
  await waitForHydration(page);
  await expect(box).toHaveValue('Appena arrivato');
});

test('only pages that store something on the device contain the storage key of the logged-in member', async ({
  person,
}) => {
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const keyIn = async (somebody: typeof anna, path: string) =>
    /"storageKey":(null|\{[^}]*\})/.exec(await (await somebody.request.get(path)).text())?.[1];
  const { key } = await bruno.call<{ key: string }>('POST', 'storage-key.php');
  const brunoKey = JSON.stringify({ member: bruno.id, key });
  const address = `/members/${anna.id}/chat`;
  expect(await Promise.all([address, '/chats', '/members'].map(path => keyIn(bruno, path)))).toEqual([
    brunoKey,
    brunoKey,
    'null',
  ]);
  expect(await keyIn(anna, '/chats')).not.toContain(key);

  const visitor = await person('Visitor');
  expect(await keyIn(visitor, '/')).toBe('null');
  // the cookie by which the test support skips the age warning
  const names = (await visitor.context.cookies()).map(({ name }) => name);
  expect(names, 'nothing is set before anything is kept').toEqual(['velluto_entered']);
  const visitorKey = await visitor.call<{ key: string }>('POST', 'storage-key.php');
  expect(await keyIn(visitor, '/')).toBe(JSON.stringify({ member: null, key: visitorKey.key }));
});
