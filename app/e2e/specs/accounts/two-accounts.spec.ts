import { type Person, password, visit } from '../../support/person.ts';
import { logIn } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Logs another member in in the browser of somebody else, as a second tab does; no page sees nobody logged in meanwhile. */
async function logInInstead(browser: Person, member: Person): Promise<void> {
  const answer = await browser.request.post('/api/user.php', {
    headers: { 'x-requested-with': 'velluto' },
    data: { login: member.email, password },
  });
  expect(answer.ok()).toBe(true);
}

test('two accounts in two tabs: a page of the first explains what happened, and offers to log in again or to go on', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/403|404/);
  const anna = await (await person('Anna')).signUp({ bought: 'credits-20' });
  const carla = await (await person('Carla')).signUp();
  const nino = await (await person('Nino')).signUp({ gender: 'male' });
  const otto = await (await person('Otto')).signUp({ gender: 'male' });
  const withNino = `/chats/${await anna.write(nino, 'Ciao Nino')}`;
  const withOtto = `/chats/${await anna.write(otto, 'Ciao Otto')}`;

  const tab = await anna.open(withNino);
  const main = tab.getByRole('main');
  const other = await anna.open('/members');
  await logInInstead(anna, carla);
  await visit(other, '/members');

  await test.step('the open conversation stays, with a notice', async () => {
    await tab.getByRole('textbox').first().fill('?');
    await tab.keyboard.press('Enter');
    await expect(
      tab.getByRole('region', { name: t('app.Session.other', { name: carla.name }) }),
    ).toBeVisible();
  });

  await test.step('a link beside it leads to a page that says whose account this is', async () => {
    await tab.getByRole('link', { name: otto.name }).first().click();
    await expect(tab).toHaveURL(withOtto);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Gone.conversation.title'));
    await expect(main).toContainText(t('app.Gone.elsewhere', { name: carla.name }));
    await expect(main.getByRole('link', { name: t('app.Gone.conversation.link') })).toHaveAttribute(
      'href',
      '/chats',
    );
  });

  await test.step('logging in again leads back to the conversation', async () => {
    await main.getByRole('button', { name: t('app.Gone.logIn') }).click();
    await expect(tab).toHaveURL(`/login?next=${encodeURIComponent(withOtto)}`);
    await logIn(tab, t, anna.email);
    await expect(tab).toHaveURL(withOtto);
    await expect(tab.getByText('Ciao Otto').first()).toBeVisible();
  });

  await test.step('a log-in with the wrong account shows a notice', async () => {
    await tab.goto('about:blank'); // a page of the account would reload itself
    await anna.request.get('/api/logout.php', { headers: { 'x-requested-with': 'velluto' } });
    await visit(tab, withNino);
    await logIn(tab, t, carla.email);
    await expect(tab).toHaveURL(withNino);
    await expect(main).toContainText(t('app.Gone.elsewhere', { name: carla.name }));
    await main.getByRole('link', { name: t('app.Gone.conversation.link') }).click();
    await expect(tab).toHaveURL('/chats');
  });

  await test.step('every page that belongs to one account shows the notice', async () => {
    const [payment] = (await anna.call<{ transactions: { id: string }[] }>('GET', 'transactions.php'))
      .transactions;
    expect(payment, 'Carla has bought nothing').toBeUndefined();
    for (const [path, title] of [
      [`/likes/m/${otto.id}`, t('app.Gone.like.title')],
      ['/transactions/019b790a-0000-7000-8000-000000000000', t('app.Gone.payment.title')],
    ] as const) {
      await visit(tab, path);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByRole('button', { name: t('app.Gone.logIn') })).toBeVisible();
    }
  });
});
