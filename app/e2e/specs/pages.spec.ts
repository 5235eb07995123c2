import type { Page } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { type Person, usable } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** A page that is looked at, and the status its address answers with. */
interface Look {
  path: string;
  status?: number;
}

/** What everyone can see. */
const open: Look[] = [
  { path: '/' },
  { path: '/members' },
  { path: '/members?region=IT-23&min_age=90' },
  { path: '/activate/done' },
  { path: '/activate/error' },
  { path: '/nobody/lives/here', status: 404 },
];

/** Pages of text; they are the same for everyone. */
const texts: Look[] = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'].map(name => ({
  path: `/pages/${name}`,
}));

/** A demo member; nobody whom another spec makes lives in that region. */
async function somebody(person: Person): Promise<string> {
  const search = 'members.php?region=IT-62&country=IT';
  const { results } = await person.call<{ results: { id: string }[] }>('GET', search);
  return `/members/${results[0]?.id}`;
}

/** Pages of a member: their own, a conversation, and a payment that was cancelled. */
async function pagesOf(member: Person): Promise<Look[]> {
  const { chats } = await member.call<{ chats: { conversation: { id: string } }[] }>('GET', 'chats.php');
  const order = { package: 'credits-20', method: 'paypal', country: 'IT' };
  const { payment } = await member.call<{ payment: { payment_id: string; checkout_url: string } }>(
    'POST',
    'payment.php',
    order,
  );
  await member.request.post(payment.checkout_url, { form: { outcome: 'canceled' }, maxRedirects: 0 });
  const own = ['/likes', '/likes/matches', '/chats', '/credits', '/credits/credits-50/visa', '/profile'];
  const ids = [`/chats/${chats[0]?.conversation.id}`, `/transactions/${payment.payment_id}`];
  return [...own, ...ids].map(path => ({ path }));
}

/** What the page itself is like, at each of the widths. */
async function lookAt(page: Page, { path, status = 200 }: Look, widths: number[]): Promise<void> {
  await test.step(path, async () => {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(status);
    expect(new URL(page.url()).pathname, 'no redirect').toBe(path.split('?')[0]);
    await usable(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `width of ${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
    await expect.soft(page.getByRole('heading', { level: 1 }), `headline of ${path}`).toHaveCount(1);
    await expect.soft(page.getByRole('main'), `main part of ${path}`).toHaveCount(1);
    await expect(page).toHaveTitle(/Velluto/);
    expect.soft(await axeProblems(page), `axe on ${path}`).toEqual([]);
  });
}

for (const role of ['visitor', 'free', 'premium'] as const) {
  test(`every page is sound for a ${role === 'visitor' ? role : `${role} member`}`, async ({
    person,
    phone,
    watch,
  }) => {
    test.setTimeout(120_000);
    watch.expect(/404 .*nobody\/lives|status of 404.*nobody\/lives/);
    const who = await person('Somebody');
    if (role !== 'visitor') await who.logInAs(role);
    const looks = [
      ...open,
      { path: await somebody(who) },
      ...(role === 'visitor' ? [{ path: '/login' }, { path: '/signup' }, ...texts] : await pagesOf(who)),
    ];
    const page = await who.context.newPage();
    for (const look of looks) await lookAt(page, look, phone ? [360, 320] : [1280]);
  });
}

test('the page of somebody who still has to confirm is sound', async ({ person, phone }) => {
  const nicola = await (await person('Nicola')).signUp({ gender: 'male', confirmed: false });
  const page = await nicola.context.newPage();
  for (const path of ['/complete-signup', '/members', '/chats', '/likes']) {
    await lookAt(page, { path }, phone ? [360, 320] : [1280]);
  }
});
