import type { Page } from '@playwright/test';
import { TRAFFIC_DAYS } from '@velluto/rules';
import { axeProblems } from '../../support/axe.ts';
import { answerToChange } from '../../support/network.ts';
import { visit } from '../../support/person.ts';
import { signUpWithMistakes } from '../../support/signup.ts';
import { expect, test } from '../../support/test.ts';

const link = '/members?network=adnet&ref=r7&sub=a&cpc=12&min_age=30';

test('the parameters of an advertising link leave the address bar, and are stored only with consent, which can be withdrawn', async ({
  person,
  t,
  phone,
}) => {
  const cookieOf = async (somebody: Awaited<ReturnType<typeof person>>) =>
    (await somebody.context.cookies()).filter(cookie => cookie.name === 'velluto_visit');
  const question = t('app.Marketing.title');

  /** Withdraws the consent on the page about cookies: the stored advertising link is deleted, and stays deleted after a reload. */
  const expectForgotten = async (somebody: Awaited<ReturnType<typeof person>>, page: Page) => {
    await page.getByRole('button', { name: t('app.Pages.sourceForget'), exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: t('app.Pages.sourceForgotten') })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await cookieOf(somebody)).toEqual([]);
    await visit(page, '/pages/cookies');
  };

  await test.step('declined: no cookie is set, and the question is not shown again', async () => {
    const visitor = await person('Visitor');
    const page = await visitor.open(link);
    await expect(page).toHaveURL('/members?min_age=30');
    await page.keyboard.press('Tab');
    const region = page.getByRole('region', { name: question });
    await expect(region).toBeVisible();
    await region.getByRole('button', { name: t('app.Marketing.decline'), exact: true }).click();
    await expect(region).toBeHidden();
    expect(await cookieOf(visitor)).toEqual([]);
    await visit(page, link);
    await expect(page).toHaveURL('/members?min_age=30');
    await page.keyboard.press('Tab');
    // the page of a member is reached by a client-side navigation, while the consent dialog loads
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('vl.TopBar.logIn') })
      .click();
    await expect(page).toHaveURL(/\/login/);
    await expect(region).toHaveCount(0);

    // an account that is made in the same visit does not get to know it either
    await page.getByRole('main').getByRole('link', { name: /./ }).last().click();
    const form = phone ? page.getByRole('main') : page.getByRole('dialog');
    const sent = page.waitForRequest(request => request.url().endsWith('/api/signup.php'));
    await signUpWithMistakes(form, t, visitor);
    expect((await sent).postDataJSON()).not.toHaveProperty('traffic');
    expect(await cookieOf(visitor)).toEqual([]);
  });

  await test.step('accepted: the server sets its cookie, and the next visit shows no question', async () => {
    const visitor = await person('Visitor');
    const page = await visitor.open(link);
    await page.keyboard.press('Tab');
    const region = page.getByRole('region', { name: question });
    const tracking = answerToChange(page, 'tracking');
    await region.getByRole('button', { name: t('app.Marketing.accept'), exact: true }).click();
    expect((await tracking).status()).toBe(204);
    expect(await cookieOf(visitor)).toHaveLength(1);

    // the page about cookies shows the consent, also after a reload, and withdraws it
    await region.waitFor({ state: 'hidden' });
    for (const _ of ['first', 'again']) {
      await visit(page, '/pages/cookies');
      await expect(page.getByText(t('app.Pages.sourceKept', { days: TRAFFIC_DAYS }))).toBeVisible();
    }
    await expectForgotten(visitor, page);
    await expect(page.getByText(t('app.Pages.sourceNone'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('app.Pages.sourceForget') })).toHaveCount(0);
    await expect(region).toHaveCount(0);
  });

  await test.step('a member can withdraw the consent too', async () => {
    const member = await (await person('Mara')).signUp();
    await member.call('POST', 'tracking.php', { network: 'adnet', consent: true });
    expect(await cookieOf(member)).toHaveLength(1);
    const page = await member.open('/pages/cookies');
    await expectForgotten(member, page);
    // another browser may have been the one that was allowed to remember it
    await expect(page.getByText(t('app.Pages.sourceMember'))).toBeVisible();
  });

  await test.step('a visitor without an advertising link sees no question', async () => {
    const visitor = await person('Visitor');
    const page = await visitor.open('/members');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL('/members');
    await expect(page.getByRole('region', { name: question })).toHaveCount(0);
  });
});
