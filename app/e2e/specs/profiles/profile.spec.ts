import { expect, test } from '../../support/test.ts';

test('a member’s own page has neither a like button nor a link to a chat', async ({ person, t }) => {
  const vera = await (await person('Vera')).signUp();
  const page = await vera.open(`/members/${vera.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(vera.name);
  const like = main.getByRole('button', { name: t('vl.LikeButton.idleLabel', { name: vera.name }) });
  await expect(like).toHaveCount(0);
  await expect(main.locator(`a[href="/members/${vera.id}/chat"]`)).toHaveCount(0);
});
