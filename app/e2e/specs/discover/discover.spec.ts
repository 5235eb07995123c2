import { answerToChange } from '../../support/network.ts';
import { swiperRegion, visit } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

test('the swipe game: a pass is undone, four likes are given, and the next come tomorrow', async ({
  person,
  t,
}) => {
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', region: swiperRegion });
  const page = await bruno.open('/swipe-game');
  const deck = page.getByRole('region', { name: t('vl.SwipeDeck.label') });
  const front = deck.locator('[data-position="front"]');
  const nameOf = async () => (await front.getByRole('link').first().textContent()) ?? '';
  const first = await nameOf();
  await deck
    .getByRole('button', {
      name: new RegExp(`^${t('vl.SwipeActions.passLabel', { name: '' }).split(' ')[0]}`),
    })
    .click();
  await expect.poll(nameOf).not.toBe(first);
  await deck.getByRole('button', { name: t('vl.SwipeActions.undo') }).click();
  await expect.poll(nameOf).toBe(first);

  // by keyboard alone: the card has the focus
  await front.getByRole('link').first().focus();
  for (const left of [3, 2, 1, 0]) {
    const answer = answerToChange(page, 'swipe');
    await page.keyboard.press('ArrowRight');
    const { likes, state } = (await (await answer).json()) as { likes: { left: number }; state: string };
    expect(likes.left).toBe(left);
    const match = page.getByRole('dialog');
    if (state === 'matched') {
      await expect(match).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(match).toBeHidden();
    }
  }
  await expect(deck.getByRole('heading', { name: t('vl.SwipeLimitNotice.none') })).toBeVisible();
  await page.reload();
  await expect(deck.getByRole('heading', { name: t('vl.SwipeLimitNotice.none') })).toBeVisible();
});

test('the match finder keeps its answers in the address and says why a member fits', async ({
  person,
  t,
}) => {
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const page = await bruno.open('/match-finder');
  const next = page.getByRole('button', { name: t('vl.MatchFinderQuestions.next') });
  await page.getByRole('radio').first().check();
  await next.click();
  await expect(page).toHaveURL(/gender=female&step=2/);
  await page.getByRole('button', { name: t('vl.MatchFinderQuestions.skip') }).click();
  await expect(page).toHaveURL(/gender=female&step=3/);
  await page.goBack();
  await expect(page).toHaveURL(/step=2/);
  await visit(page, '/match-finder?gender=female&relation=romance&step=people');
  const list = page.getByRole('list', { name: t('vl.MatchFinder.label') });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: t('vl.MatchFinder.change') }).click();
  await expect(page).toHaveURL(/relation=romance/);
});
