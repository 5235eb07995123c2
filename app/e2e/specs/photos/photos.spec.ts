import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { picture } from '../../../../packages/server/test/upload.ts';
import { answerToChange } from '../../support/network.ts';
import { photoDeleterRegion } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

const jpeg = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(colour, 320, 400),
});
/** Addresses of the pictures in a list, in their order on the page. */
const order = (photos: Locator) =>
  photos
    .locator('img')
    .evaluateAll(all => all.map(image => (image as HTMLImageElement).src.replace(/\/[^/]*$/, '')));

interface Point {
  x: number;
  y: number;
}

async function middleOf(photo: Locator): Promise<Point> {
  await photo.scrollIntoViewIfNeeded();
  const box = await photo.boundingBox();
  if (!box) throw new Error('The photo is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** The touches of the browser itself: they scroll unless the page takes them over. */
async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await expect(page.getByRole('main').locator('[data-lifted]')).toBeVisible();
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  await touch('touchEnd');
}

test('own photos: several are uploaded at once, other files are refused, order by keyboard, mouse and finger, main photo, deletion', async ({
  person,
  t,
  phone,
  browserErrors,
}, testInfo) => {
  browserErrors.expect(/400.*photo\.php/);
  const nina = await (await person('Nina')).signUp({ region: photoDeleterRegion });
  const page = await nina.open('/profile');
  const region = page.getByRole('region', { name: t('vl.OwnPhotoOverview.title') });
  const photos = region.getByRole('listitem');
  const add = region.getByLabel(t('vl.OwnPhotoOverview.add'));
  const count = (number: number) =>
    expect(
      // addressed by itself: the announcement of the position has the same text
      region.getByText(t('vl.OwnPhotoOverview.count', { count: number, max: 3 }), { exact: true }),
    ).toBeVisible();

  // a file that cannot be a picture is refused before it is uploaded
  await add.setInputFiles({ name: 'lettera.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(region.getByText(t('vl.PhotoDropzone.wrongType'))).toBeVisible();
  const huge = testInfo.outputPath('enorme.jpg');
  await writeFile(huge, Buffer.alloc(10 * 1024 * 1024 + 1));
  await add.setInputFiles(huge);
  await expect(region.getByText(t('vl.PhotoDropzone.tooBig', { megabytes: 10 }))).toBeVisible();
  await expect(photos).toHaveCount(0);

  // one of three only claims to be a picture: the others are uploaded nevertheless
  const broken = { name: 'rotta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await add.setInputFiles([await jpeg('prima.jpg', '#a33'), broken, await jpeg('seconda.jpg', '#3a3')]);
  const refused = photos.filter({ hasText: 'rotta.jpg' });
  await expect(refused.getByRole('alert')).toHaveText(t('vl.problem.photo_unreadable'));
  await count(2);
  await refused.getByRole('button', { name: t('vl.PhotoDropzone.remove', { name: 'rotta.jpg' }) }).click();
  await expect(photos).toHaveCount(2);

  // more than allowed: as many as fit are uploaded, and the page says why not all
  await add.setInputFiles([await jpeg('terza.jpg', '#33a'), await jpeg('quarta.jpg', '#aa3')]);
  const limit = page.getByRole('dialog');
  await expect(limit).toContainText(t('vl.PhotoLimitDialog.free', { max: 3, more: 25 }));
  await expect(limit.getByRole('link', { name: t('vl.Dialog.packages') })).toHaveAttribute(
    'href',
    '/credits',
  );
  await limit.getByRole('button', { name: t('vl.PhotoLimitDialog.back') }).click();
  await count(3);
  await expect(photos.locator('img')).toHaveCount(3);

  const pressed = (index: number) =>
    photos.nth(index - 1).getByRole('button', { name: t('vl.OwnPhotoOverview.photo', { index }) });
  const dialogOf = (index: number) =>
    page.getByRole('dialog', { name: t('vl.OwnPhotoOverview.photo', { index }) });

  // by keys: the second becomes the first, and the focus returns to it
  const [first = '', second = '', third = ''] = await order(photos);
  await pressed(2).focus();
  await page.keyboard.press('Enter');
  await dialogOf(2)
    .getByRole('button', { name: t('vl.OwnPhotoDialog.earlier', { index: 2 }) })
    .press('Enter');
  await expect(dialogOf(1).getByRole('status')).toHaveText(
    t('vl.OwnPhotoDialog.place', { place: 1, count: 3 }),
  );
  await page.keyboard.press('Escape');
  await expect(pressed(1)).toBeFocused();
  expect(await order(photos)).toEqual([second, first, third]);
  await expect(photos.nth(0)).toContainText(t('vl.OwnPhotoOverview.main'));

  // with a mouse, or a finger that rests on the photo first
  const kept = answerToChange(page, 'photo-order');
  const [from, to] = [await middleOf(photos.nth(2)), await middleOf(photos.nth(0))];
  await (phone ? dragByFinger(page, from, to) : dragByMouse(page, from, to));
  await kept;
  await expect.poll(() => order(photos)).toEqual([third, second, first]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByText(t('app.Profile.place', { place: 1, count: 3 }), { exact: true }),
  ).toBeAttached();

  // main photo, deletion; a reload shows the state of the server
  await pressed(2).click();
  await dialogOf(2)
    .getByRole('button', { name: t('vl.OwnPhotoOverview.makeMain', { index: 2 }) })
    .click();
  await expect.poll(() => order(photos)).toEqual([second, third, first]);
  const askToDelete = async () => {
    await pressed(3).click();
    await dialogOf(3)
      .getByRole('button', { name: t('vl.OwnPhotoOverview.remove', { index: 3 }) })
      .click();
  };
  await askToDelete();
  const question = page.getByRole('alertdialog', { name: t('app.Profile.deleteAsk') });
  await question.getByRole('button', { name: t('app.Profile.deleteKeep') }).click();
  await expect(pressed(3)).toBeFocused();
  await count(3);
  await askToDelete();
  await question.getByRole('button', { name: t('app.Profile.deleteNow') }).click();
  await count(2);
  await page.reload();
  await expect.poll(() => order(photos)).toEqual([second, third]);
});

test('a photo on a bad connection: the file is kept, uploaded again, and never stored twice', {
  tag: '@phone',
}, async ({ person, t, browserErrors }) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const nina = await (await person('Nina')).signUp();
  const page = await nina.open('/profile');
  const region = page.getByRole('region', { name: t('vl.OwnPhotoOverview.title') });
  const retry = region.getByRole('button', { name: t('vl.OwnPhotoOverview.retry') });
  let calls = 0;
  await page.route('**/api/photo.php', async route => {
    calls += 1;
    if (calls === 1) return route.abort('internetdisconnected');
    if (calls > 2) return route.continue();
    await route.fetch(); // the upload arrives, and the answer is lost
    return route.abort('internetdisconnected');
  });
  await region
    .getByLabel(t('vl.OwnPhotoOverview.add'))
    .setInputFiles([await jpeg('lago.jpg', '#357'), await jpeg('monte.jpg', '#753')]);
  await expect(retry).toHaveCount(2);
  // the second upload had arrived although its answer was lost: the list shows that before the first is sent again
  await retry.first().click();
  await expect(region.locator('img')).toHaveCount(2);
  await expect(retry).toHaveCount(0);
  expect(calls).toBe(3);
  await page.reload();
  await expect(region.locator('img')).toHaveCount(2);
});
