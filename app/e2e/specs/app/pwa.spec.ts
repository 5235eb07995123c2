import type { Page } from '@playwright/test';
import { PUSH_WORKER_VERSION } from '@velluto/rules';
import { keptPages } from '../../../src/worker/kept-pages.ts';
import { type Person, visit, waitForHydration } from '../../support/person.ts';
import { logOut } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Waits until the service worker, or that of an address, controls the page and is ready. */
async function underWorker(page: Page, address = ''): Promise<void> {
  await page.waitForFunction(end => {
    const { controller } = navigator.serviceWorker;
    return controller?.state === 'activated' && controller.scriptURL.endsWith(end);
  }, address);
}

/** Anna, to whom Nino has written. */
async function writtenTo(person: (name: string) => Promise<Person>) {
  const nino = await (await person('Nino')).signUp({ gender: 'male' });
  const anna = await (await person('Anna')).signUp();
  await nino.write(anna, 'Ciao Anna');
  return { nino, anna };
}

/** Opens a page without a connection. */
async function goOffline(person: Person): Promise<Page> {
  const page = await person.open('/members');
  await underWorker(page);
  await person.context.setOffline(true);
  await page.goto('/chats');
  return page;
}

/** Console errors of the browser without a connection, also about files requested before the worker controlled the page. */
const remarks = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  /cross-world service worker resource mismatch/,
  /was preloaded using link preload but not used/,
];

test('without a connection every page shows the offline page, and loads again once the connection is back', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(...remarks);
  const anna = await (await person('Anna')).signUp();
  const page = await goOffline(anna);
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(t('app.Offline.title'));
  const areas = page.getByRole('navigation', { name: t('vl.TopBar.navigation') });
  await expect(areas.getByRole('link', { name: t('vl.TopBar.likes') })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const kept = await page.content();
  expect(kept, 'no personal data stays on the device').not.toContain(anna.email);
  expect(kept, 'nor the key to encrypted data').toContain('"storageKey":null');
  await waitForHydration(page); // the offline page’s scripts are cached too
  // another area is a new document: this one does not know who is logged in
  await areas.getByRole('link', { name: t('vl.TopBar.likes') }).click();
  await expect(page).toHaveURL('/likes');
  await expect(headline).toHaveText(t('app.Offline.title'));
  await waitForHydration(page);
  await anna.context.setOffline(false);
  await expect(page).toHaveTitle(new RegExp(t('app.Likes.title')));
  await expect(page).toHaveURL('/likes');
});

test('without a connection the open app keeps its bars, the conversations seen before and drafts, and goes on by itself', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(...remarks, /Failed to fetch/);
  const { nino, anna } = await writtenTo(person);
  const page = await anna.open('/chats');
  const headline = page.getByRole('heading', { level: 1 });
  const areas = page.getByRole('navigation', { name: t('vl.TopBar.navigation') });
  const conversation = page.getByRole('main').getByRole('link', { name: new RegExp(nino.name) });
  const box = page.getByRole('textbox', { name: t('vl.Composer.label', { name: nino.name }) });
  await page.evaluate(() => Object.assign(window, { before: true }));
  await conversation.click();
  await box.fill('Non ancora finito');
  await anna.context.setOffline(true);
  await page.getByRole('link', { name: t('vl.ChatTopBar.back') }).click();
  await expect(headline).toHaveText(t('app.Chat.title'));
  await conversation.click();
  await expect(page.getByRole('log').getByText('Ciao Anna')).toBeVisible();
  await expect(box).toHaveValue('Non ancora finito');

  // never opened before
  await page.getByRole('link', { name: t('vl.ChatTopBar.back') }).click();
  await areas.getByRole('link', { name: t('vl.TopBar.likes') }).click();
  await expect(page).toHaveURL('/likes');
  await expect(headline).toHaveText(t('app.Offline.title'));
  await expect(areas).toBeVisible();
  await areas.getByRole('link', { name: t('vl.TopBar.messages') }).click();
  await expect(conversation).toBeVisible();
  await areas.getByRole('link', { name: t('vl.TopBar.likes') }).click();
  await expect(headline).toHaveText(t('app.Offline.title'));
  expect(await page.evaluate(() => 'before' in window), 'the same document').toBe(true);
  await anna.context.setOffline(false);
  await expect(page).toHaveTitle(new RegExp(t('app.Likes.title')));
});

test('a member who wishes it reads conversations and goes on with a draft after a start without a connection, until the log-out', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(...remarks, /Failed to fetch/);
  const { nino, anna } = await writtenTo(person);
  const page = await anna.open('/settings');
  await underWorker(page);
  const wish = page.getByRole('switch', { name: t('app.Settings.keptChats') });
  await expect(wish).not.toBeChecked();
  await wish.click();
  await visit(page, `/members/${nino.id}/chat`);
  const box = page.getByRole('textbox', { name: t('vl.Composer.label', { name: nino.name }) });
  await box.fill('Non ancora finito');
  // leaves the app
  await visit(page, '/likes');
  const kept = () =>
    page.evaluate(async name => {
      const addresses = await (await caches.open(name)).keys();
      return addresses.map(({ url }) => new URL(url).pathname).filter(path => path.startsWith('/chats'));
    }, keptPages);
  await expect.poll(kept).toEqual(['/chats', expect.stringMatching(/^\/chats\/./)]);
  await page.close();

  await anna.context.setOffline(true);
  const started = await anna.context.newPage();
  await started.goto('/members');
  await expect(started.getByRole('heading', { level: 1 })).toHaveText(t('app.Offline.title'));
  await waitForHydration(started);
  const areas = started.getByRole('navigation', { name: t('vl.TopBar.navigation') });
  await areas.getByRole('link', { name: t('vl.TopBar.messages') }).click();
  await expect(started).toHaveURL('/chats');
  await waitForHydration(started);
  await started
    .getByRole('main')
    .getByRole('link', { name: new RegExp(nino.name) })
    .click();
  await expect(started).toHaveURL(/\/chats\/./);
  await expect(started.getByRole('log').getByText('Ciao Anna')).toBeVisible();
  const draft = started.getByRole('textbox', { name: t('vl.Composer.label', { name: nino.name }) });
  await expect(draft).toHaveValue('Non ancora finito');
  await waitForHydration(started);
  await draft.fill('Non ancora finito, ma quasi');

  await anna.context.setOffline(false);
  await nino.write(anna, 'Ci sei?');
  await expect(started.getByRole('log').getByText('Ci sei?')).toBeVisible();
  await expect(draft).toHaveValue('Non ancora finito, ma quasi');
  await visit(started, '/settings');
  await expect(started.getByRole('switch', { name: t('app.Settings.keptChats') })).toBeChecked();
  await logOut(started, t, anna);
  await expect.poll(() => started.evaluate(name => caches.has(name), keptPages)).toBe(false);
});

test('a page also loads again where the browser sends no event when the connection is back', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(...remarks);
  const anna = await (await person('Anna')).signUp();
  await anna.context.addInitScript(() => {
    window.addEventListener('online', event => event.stopImmediatePropagation());
  });
  const page = await goOffline(anna);
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(t('app.Offline.title'));
  await waitForHydration(page);
  await anna.context.setOffline(false);
  await expect(headline).toHaveText(t('app.Chat.title'));
});

test('a new service worker takes over without a reload, and the next page is of the new version', async ({
  person,
  t,
}) => {
  const [anna, nino] = [await person('Anna'), await (await person('Nino')).signUp({ gender: 'male' })];
  await anna.signUp();
  const page = await anna.open(`/members/${nino.id}/chat`);
  await underWorker(page);
  const box = page.getByRole('textbox', { name: t('vl.Composer.label', { name: nino.name }) });
  await box.fill('Non ancora finito');
  // another address of the script counts as another worker, as a new version does
  const ofApp = `/sw.js?v=${PUSH_WORKER_VERSION}`;
  await page.evaluate(address => navigator.serviceWorker.register(address), `${ofApp}&next`);
  await underWorker(page, `${ofApp}&next`);
  await expect(box, 'the page is not reloaded while somebody types').toHaveValue('Non ancora finito');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('link', { name: t('vl.ChatTopBar.back') }).click();
  await expect(page).toHaveURL('/chats');
  await waitForHydration(page);
  expect(await page.evaluate(() => 'before' in window), 'a new document').toBe(false);
  // the app has registered its own worker again, which takes over as well
  await underWorker(page, ofApp);
  await visit(page, `/members/${nino.id}/chat`);
  await expect(box, 'the draft is there').toHaveValue('Non ancora finito');
});

test('each site has its own manifest, icons and service worker', async ({ person, baseURL }) => {
  const { request } = await person('Visitor');
  const sites = [
    { host: 'localhost', name: 'Velluto', lang: 'it' },
    { host: 'nordlys.localhost', name: 'Nordlys', lang: 'en' },
  ];
  const names: string[] = [];
  for (const { host, name, lang } of sites) {
    const headers = { host: `${host}:${new URL(baseURL ?? '').port}` };
    const page = await (await request.get('/', { headers })).text();
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    const answer = await request.get('/manifest.webmanifest', { headers });
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ short_name: name, lang, display: 'standalone', scope: '/' });
    const ofShortcuts = manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons);
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots, ...ofShortcuts]) {
      const picture = await request.get(src, { headers });
      expect(picture.headers()['content-type'], src).toContain(type);
      names.push(src);
    }
  }
  expect(new Set(names).size, 'no picture is that of another site or purpose').toBe(22);
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
  const page = await (await request.get('/', { headers: { 'user-agent': iPhone } })).text();
  const startPictures = [...page.matchAll(/startup-image" href="([^"]+)"/g)].map(([, src = '']) => src);
  expect(startPictures.length).toBeGreaterThan(5);
  for (const src of startPictures)
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
  const worker = await request.get('/sw.js?v=2');
  expect(worker.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

test('the installed app shows a back button where there is a page to go back to; in a browser there is none', async ({
  person,
  t,
}) => {
  const nino = await (await person('Nino')).signUp({ gender: 'male' });
  const anna = await (await person('Anna')).signUp();
  const back = (page: Page) => page.getByRole('button', { name: t('vl.BackButton.label'), exact: true });
  const inBrowser = await anna.open(`/members/${nino.id}`);
  await expect(inBrowser.getByRole('heading', { level: 1 })).toContainText(nino.name);
  await expect(back(inBrowser)).toHaveCount(0);

  await anna.context.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = query =>
      ask(query.includes('standalone') ? query.replace('standalone', 'browser') : query);
  });
  // a window of its own: there is no page to go back to
  const opened = anna.context.waitForEvent('page');
  await inBrowser.evaluate(() => void window.open('/credits'));
  const page = await opened;
  await waitForHydration(page);
  const pages = () => page.evaluate(() => history.length);
  expect(await pages()).toBe(1);
  await expect(back(page)).toHaveCount(0);
  await visit(page, '/members');
  await expect(back(page)).toHaveCount(0);
  await visit(page, '/likes/given');
  expect(await pages()).toBeGreaterThan(1);
  await expect(back(page)).toBeVisible();
  await visit(page, `/members/${nino.id}`);
  await back(page).click();
  await expect(page).toHaveURL('/likes/given');
});

test('a browser without push cannot turn it on, and says why', async ({ person, t }) => {
  const anna = await (await person('Anna')).signUp();
  // as in the tabs of an iPhone's browser
  await anna.context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const page = await anna.open('/notifications');
  const push = page.getByRole('switch', { name: t('app.Notifications.push') });
  await expect(push).toBeDisabled();
  await expect(push).toHaveAccessibleDescription(t('vl.PushObstacle.unsupported'));
});
