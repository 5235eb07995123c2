import { axeProblems } from '../../support/axe.ts';
import { visit } from '../../support/person.ts';
import { nextOn } from '../../support/signup.ts';
import { expect, test } from '../../support/test.ts';

test('a blocked member is told so, and can neither see nor write to the other until the block is lifted', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/403/);
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const conversation = await bruno.write(anna, 'Ciao Anna.');
  const hers = await anna.open(`/members/${bruno.id}`);
  const his = await bruno.open('/chats');
  await expect(his.getByRole('main').getByRole('link', { name: anna.name })).toBeVisible();

  await test.step('a block takes the menu and a confirmation', async () => {
    await hers.getByRole('button', { name: t('vl.SafetyMenu.label', { name: bruno.name }) }).click();
    await hers.getByRole('menuitem', { name: t('vl.SafetyMenu.block') }).click();
    const question = hers.getByRole('alertdialog');
    await question.getByRole('button', { name: t('vl.ConfirmDialog.block.deed') }).click();
    await expect(hers.getByText(t('vl.BlockedNotice.byReader', { name: bruno.name }))).toBeVisible();
    const write = hers.getByRole('main').locator(`a[href="/members/${bruno.id}/chat"]`);
    await expect(write).toHaveCount(0);
  });

  await test.step('the blocked member sees the reason on every page about the other', async () => {
    for (const path of [`/members/${anna.id}`, `/chats/${conversation}`, `/members/${anna.id}/chat`]) {
      const answer = await his.goto(path);
      expect(answer?.status(), path).toBe(403);
      await expect(his.getByText(t('vl.problem.blocked_by_member')), path).toBeVisible();
    }
    expect(await axeProblems(his)).toEqual([]);
    await visit(his, '/chats');
    await expect(his.getByRole('main').getByRole('link', { name: anna.name })).toHaveCount(0);
  });

  await test.step('the block is lifted', async () => {
    await hers.getByRole('button', { name: t('vl.BlockedNotice.unblock') }).click();
    await expect(hers.getByRole('main').locator(`a[href="/members/${bruno.id}/chat"]`)).toBeVisible();
    await expect(
      hers.getByRole('button', { name: t('vl.SafetyMenu.label', { name: bruno.name }) }),
    ).toBeFocused();
    await visit(his, `/members/${anna.id}`);
    await expect(his.getByRole('heading', { level: 1 })).toContainText(anna.name);
  });
});

test('a visitor can read a profile once it is open to them, and is led to the sign-up by liking or writing', {
  tag: '@phone',
}, async ({ person, t, phone }) => {
  const anna = await (await person('Anna')).signUp();
  const visitor = await person('Visitor');
  // a closed profile is answered like one that does not exist
  for (const id of [anna.id, '019b790a-0000-7000-8000-000000000000']) {
    const door = await visitor.request.get(`/members/${id}`, { maxRedirects: 0 });
    expect([door.status(), door.headers().location]).toEqual([302, `/login?next=%2Fmembers%2F${id}`]);
    expect(await door.text()).not.toContain(anna.name);
  }
  const page = await visitor.open(`/members/${anna.id}`);
  await expect(page.getByText(t('app.Account.toProfile'))).toBeVisible();
  const settings = (await anna.open('/settings?change=visibility')).getByRole('main');
  await settings.getByRole('switch', { name: t('app.Settings.visitors') }).click();
  await expect
    .poll(async () => (await visitor.request.get(`/members/${anna.id}`, { maxRedirects: 0 })).status())
    .toBe(200);
  await visit(page, `/members/${anna.id}`);
  const signUp = `/members/${anna.id}/signup`;
  const form = phone ? page.getByRole('main') : page.getByRole('dialog');
  const next = nextOn(form, t);
  await expect(page.getByRole('list', { name: t('vl.HighlightList.label') })).not.toBeEmpty();
  // who signs up to write finds the conversation afterwards
  const conversation = encodeURIComponent(`/members/${anna.id}/chat`);
  const write = page.getByRole('main').locator(`a[href="${signUp}?next=${conversation}"]`);
  await expect(write).toBeVisible();
  if (!phone) {
    await write.click();
    await expect(next).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(next).toBeHidden();
  }
  await page.getByRole('button', { name: t('vl.LikeButton.visitorLabel', { name: anna.name }) }).click();
  await expect(next).toBeVisible();
  await expect(page).toHaveURL(phone ? signUp : `/members/${anna.id}`);
  await visit(page, `/members/${anna.id}/chat`);
  await expect(page).toHaveURL(/\/login\?next=/);
});
