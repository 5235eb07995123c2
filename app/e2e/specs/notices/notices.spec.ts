import type { Page } from '@playwright/test';
import { axeProblems } from '../../support/axe.ts';
import { layoutShiftProblems, trackLayoutShifts } from '../../support/layout-shifts.ts';
import { visit } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';
import type { Texts } from '../../support/texts.ts';

/** The notice above the page. */
const noticesOn = (page: Page, t: Texts) => page.getByRole('region', { name: t('app.Notices.label') });

/** Distance of the page’s content from the upper edge of the window, in pixels: it begins below the bar and the notices. */
const topOfMain = () => document.getElementById('main')?.getBoundingClientRect().top;

test('notices for a new member are above the page in the first HTML, and stay away once dismissed', async ({
  person,
  t,
}) => {
  const nina = await (await person('Nina')).signUp({ confirmed: false });
  const html = await (await nina.request.get('/members')).text();
  expect(html).toContain(t('vl.ActivationReminder.text'));

  await nina.context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.first = String(
        document.getElementById('main')?.getBoundingClientRect().top,
      );
    });
  });
  const page = await nina.open('/members');
  const notices = noticesOn(page, t);
  const reminder = notices.getByText(t('vl.ActivationReminder.text'));
  const photo = notices.getByText(t('vl.ProfilePhotoAlert.text'));
  await expect(reminder).toBeVisible();
  await expect(photo, 'one thing after the other').toBeHidden();
  expect(await axeProblems(page)).toEqual([]);
  const first = Number(await page.locator('html').getAttribute('data-first'));
  expect(await page.evaluate(topOfMain)).toBeCloseTo(first, 0);

  await test.step('the link is sent again', async () => {
    await notices.getByRole('button', { name: t('vl.ActivationReminder.resend') }).click();
    await expect(notices.getByText(t('vl.ActivationReminder.sent', { email: nina.email }))).toBeVisible();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('vl.TopBar.likes') })
      .click();
    await expect(page).toHaveURL('/likes');
    await expect(notices.getByText(t('vl.ActivationReminder.sent', { email: nina.email }))).toBeVisible();
  });

  await test.step('the reminder is gone once the address is confirmed, and a photo is asked for', async () => {
    await visit(page, await nina.activationLink());
    await visit(page, '/members');
    await expect(photo).toBeVisible();
    await expect(reminder).toBeHidden();
    expect(await axeProblems(page)).toEqual([]);
  });

  await test.step('a dismissed alert stays away', async () => {
    await notices.getByRole('button', { name: t('vl.Alert.dismiss') }).click();
    await expect(photo).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    const again = await (await nina.request.get('/members')).text();
    expect(again).not.toContain(t('vl.ProfilePhotoAlert.text'));
  });
});

test('alerts come one at a time, page by page: no photo, news of messages switched off, push', async ({
  person,
  t,
}) => {
  // members who have bought something get no offer for new members, which comes before these
  const rita = await (await person('Rita')).signUp({ bought: 'credits-20' });
  await rita.call('PUT', 'notifications.php', { disabled: ['new_messages', 'promotions'] });
  // a headless browser denies push by itself
  await rita.context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => 'denied';
  });
  const page = await rita.open('/chats');
  const notices = noticesOn(page, t);
  const photo = notices.getByText(t('vl.ProfilePhotoAlert.text'));
  const off = notices.getByRole('link', { name: t('vl.NotificationsDisabledAlert.action') });
  const push = notices.getByText(t('vl.PushPromptAlert.text'));
  const dismiss = notices.getByRole('button', { name: t('vl.Alert.dismiss') });
  const goTo = async (area: 'likes' | 'messages') => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t(`vl.TopBar.${area}`) })
      .click();
    await expect(page).toHaveURL(area === 'likes' ? '/likes' : '/chats');
  };
  await expect(photo).toBeVisible();
  await expect(off).toBeHidden();
  await dismiss.click();
  await expect(photo).toBeHidden();
  await expect(off, 'not in its place: the page would move').toBeHidden();

  await goTo('likes');
  await expect(off).toBeVisible();
  await off.click();
  await expect(page).toHaveURL('/notifications');
  await expect(off).toBeHidden();
  await goTo('messages');
  await expect(off).toBeVisible();
  // the server does not know the state of push: its alert must not appear late
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription(),
  );
  await dismiss.click();
  await expect(push).toBeHidden();
  await goTo('likes');
  await expect(push).toBeVisible();
  await notices.getByRole('button', { name: t('vl.PushPromptAlert.action') }).click();
  await expect(notices.getByText(t('vl.PushObstacle.denied'))).toBeVisible();
});

test('a page without notices causes no layout shift, however late its data arrives after the click', async ({
  person,
  t,
}) => {
  const nora = await (await person('Nora')).signUp();
  const page = await nora.context.newPage();
  await trackLayoutShifts(page);
  await visit(page, '/members');
  await expect(noticesOn(page, t)).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/member.php*', async route => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/member.php*');
  await page.locator('.vl-PersonTile a').first().click();
  await asked;
  // movements within half a second of a click do not count as layout shifts
  const late = (await page.evaluate(() => performance.now())) + 600;
  await page.waitForFunction(time => performance.now() > time, late);
  held.resolve();
  await expect(page.locator('.vl-ProfileHeader')).toBeVisible();
  await expect(noticesOn(page, t)).toBeHidden();
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
  expect(await layoutShiftProblems(page)).toEqual([]);
});

test('the age warning does not cover the legal pages', async ({ browser, t, browserErrors }) => {
  const context = await browser.newContext();
  browserErrors.follow(context);
  const page = await context.newPage();
  const door = page.getByRole('dialog', { name: t('vl.SiteEntryDialog.title').replaceAll('*', '') });
  await visit(page, '/withdrawal');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('vl.Footer.terms') })
    .click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(door).toBeHidden();

  // on any other page it is shown, once
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(door).toBeVisible();
  await door.getByRole('link').first().click();
  await expect(page).toHaveURL('/pages/terms');
  await expect(door).toBeHidden();
  await page.goBack();
  await door.getByRole('button', { name: t('vl.SiteEntryDialog.enter', { minAge: 18 }) }).click();
  await expect(door).toBeHidden();
  await visit(page, '/members');
  await page.waitForLoadState('networkidle');
  await expect(door).toBeHidden();
  const entered = (await context.cookies()).find(({ name }) => name === 'velluto_entered');
  expect(Math.abs(Number(entered?.value) - Date.now() / 1000)).toBeLessThan(600);
  await context.close();
});
