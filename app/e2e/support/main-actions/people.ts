import { expect, type Locator } from '@playwright/test';
import { chatOn } from '../chat.ts';
import { answerToChange } from '../network.ts';
import type { Person } from '../person.ts';
import type { Texts } from '../texts.ts';
import { visitTranslated } from '../translator.ts';
import type { MainActions, Step, Walk } from './walk.ts';

/** The button that passes on the card in front, whoever that is. */
const passOf = (deck: Locator, t: Texts) =>
  deck.getByRole('button', {
    name: new RegExp(`^${t('vl.SwipeActions.passLabel', { name: '' }).split(' ')[0]}`),
  });

interface WalkWithOther extends Walk {
  /** The member that the actions are about, who has looked at the profile of the person. */
  other: Person;
}

const expectTile = ({ main, other }: Step<WalkWithOther>) =>
  expect(main.getByRole('listitem').getByRole('link', { name: other.name })).toBeVisible();

/** What a premium member with credits does with others. */
export const peopleActions: MainActions<WalkWithOther> = {
  async 'members-id-chat'({ page, person, other, t, open }) {
    const before = await person.credits();
    await open();
    const chat = chatOn(page, t, other, false);
    for (const text of ['Prima.', 'Seconda.', 'Terza.']) await chat.write(text);
    await expect(chat.log).toContainText(t('vl.MessageBubble.sent'));
    await expect(chat.log).not.toContainText(t('vl.MessageBubble.sending'));
    expect(await person.credits()).toBe(before - 6);
    await expect(page.getByRole('link', { name: `${before - 6} crediti` })).toBeVisible();

    const theirs = await other.context.newPage();
    await visitTranslated(theirs, `/members/${person.id}/chat`);
    await expect(chatOn(theirs, t, person, false).log.getByText('Terza.')).toBeVisible();
    await expect(chat.log).toContainText(t('vl.MessageBubble.read'));
    await other.write(person, 'Quarta.');
    await expect(chat.log.getByText('Quarta.')).toBeVisible();
    await theirs.close();
  },
  async chats({ page, other, t, main, ids, open }) {
    await open();
    const row = main.getByRole('link', { name: other.name });
    await expect(row).toBeVisible();
    const remove = main.getByRole('button', { name: t('vl.ConversationList.remove', { name: other.name }) });
    // on a phone the menu of the conversation deletes it
    if (await remove.isVisible()) {
      await remove.click();
      await expect(row).toBeHidden();
      await main.getByRole('button', { name: t('vl.ConversationList.undo') }).click();
    }
    await row.click();
    await expect(page).toHaveURL(/\/chats\/[\w-]{36}/);
    ids.chat = page.url().split('/').at(-1);
  },
  async 'chats-id'({ page, other, t, open }) {
    await open();
    await chatOn(page, t, other, false).write('Quinta.');
  },
  async 'profile-views'({ page, other, main, open }) {
    await open();
    await main.getByRole('link', { name: other.name }).first().click();
    await expect(page).toHaveURL(`/members/${other.id}`);
  },
  async members({ page, t, open }) {
    // most demo members live there
    await open('/members?country=IT');
    const pages = page.getByRole('navigation', { name: t('vl.MemberPages.label') });
    await pages.getByRole('link', { name: t('vl.MemberPages.page', { page: 2 }), exact: true }).click();
    await expect(page).toHaveURL('/members?country=IT&page=2');
    await expect(pages.locator('[aria-current="page"]')).toHaveText('2');

    await page
      .getByRole('button', { name: t('vl.ActiveFilters.filters', { count: 1 }), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t('vl.SearchForm.region') }).selectOption('IT-25');
    await dialog.getByRole('slider', { name: t('vl.SearchForm.ageFrom') }).fill('25');
    await dialog.getByRole('button', { name: t('vl.SearchForm.apply') }).click();
    await expect(page).toHaveURL(/countryregion=IT-25.*min_age=25/);
    const filters = page.getByRole('group', { name: t('vl.ActiveFilters.label') });
    await expect(filters).toContainText(t('vl.ActiveFilters.agesOpen', { from: 25 }));
    await page
      .getByRole('list', { name: t('app.Members.results') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/members\/[\w-]{36}/);
  },
  async 'members-id'({ page, other, t, main, open }) {
    const { name } = other;
    await open();
    const menu = main.getByRole('button', { name: t('vl.SafetyMenu.label', { name }) });
    await menu.click();
    await page.getByRole('menuitem', { name: t('vl.SafetyMenu.report') }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: t('app.Moderation.send') });
    await send.click();
    await expect(dialog.locator('[data-part="error"]')).toHaveText(t('app.Moderation.choose'));
    await dialog.getByRole('combobox').selectOption('scam');
    await dialog
      .getByRole('textbox', { name: t('app.Moderation.words') })
      .fill('Mi ha chiesto una carta regalo.');
    await send.click();
    await expect(dialog.getByRole('heading')).toHaveText(t('app.Moderation.sent'));
    await page.keyboard.press('Escape');

    await menu.click();
    await page.getByRole('menuitem', { name: t('vl.SafetyMenu.block') }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('vl.ConfirmDialog.block.deed') }).click();
    await main.getByRole('button', { name: t('vl.BlockedNotice.unblock') }).click();

    const like = main.getByRole('button', { name: t('vl.LikeButton.idleLabel', { name }) });
    const liked = main.getByRole('button', { name: t('vl.LikeButton.likedLabel', { name }) });
    await like.click();
    await expect(liked).toContainText(t('vl.LikeButton.liked'));
    await liked.click();
    await expect(like).toContainText(t('vl.LikeButton.idle'));
    await like.click();
    await expect(liked).toContainText(t('vl.LikeButton.liked'));
  },
  async likes(step) {
    const { page, t, main, open } = step;
    await open();
    await main.getByRole('link', { name: t('vl.LikesList.given') }).click();
    await expect(page).toHaveURL('/likes/given');
    await expectTile(step);
  },
  async 'likes-m-id'({ other, t, main, open }) {
    const { name } = other;
    await open();
    const liked = main.getByRole('button', { name: t('vl.LikeButton.likedLabel', { name }) });
    await liked.click();
    await main.getByRole('button', { name: t('vl.LikeButton.idleLabel', { name }) }).click();
    await expect(liked).toContainText(t('vl.LikeButton.liked'));
  },
  async 'likes-type'(step) {
    const { other, t, main, open } = step;
    await open('/likes/given');
    await expectTile(step);
    await main.getByRole('button', { name: t('vl.LikeButton.likedLabel', { name: other.name }) }).click();
    await expect(main.getByRole('heading', { name: t('vl.LikesList.emptyGiven') })).toBeVisible();
  },
  async 'match-finder'({ page, t, open }) {
    await open();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: t('vl.MatchFinderQuestions.next') }).click();
    await expect(page).toHaveURL(/step=2/);
    while (!page.url().includes('step=people')) {
      const from = page.url();
      await page.getByRole('button', { name: t('vl.MatchFinderQuestions.skip') }).click();
      await expect(page).not.toHaveURL(from);
    }
    const list = page.getByRole('list', { name: t('vl.MatchFinder.label') });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: t('vl.MatchFinder.change') }).click();
    await expect(page.getByRole('button', { name: t('vl.MatchFinderQuestions.next') })).toBeVisible();
  },
  async 'swipe-game'({ page, other, t, open }) {
    await open();
    const deck = page.getByRole('region', { name: t('vl.SwipeDeck.label') });
    const front = deck.locator('[data-position="front"]').getByRole('link').first();
    const first = (await front.textContent()) ?? '';
    await passOf(deck, t).click();
    await expect(front).not.toHaveText(first);
    await deck.getByRole('button', { name: t('vl.SwipeActions.undo') }).click();
    await expect(front).toHaveText(first);
    const answer = answerToChange(page, 'swipe');
    await front.focus();
    await page.keyboard.press('ArrowRight');
    const { likes } = (await (await answer).json()) as { likes: { left: number } };
    await expect(deck).toContainText(t('vl.SwipeLimitNotice.left', { count: likes.left }));
    const received = await other.call<{ liked_by: unknown[] }>('GET', 'likes.php');
    expect(received.liked_by, 'likes of the game do not reach members of other specs').toEqual([]);
  },
};
