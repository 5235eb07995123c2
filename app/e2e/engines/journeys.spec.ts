import { join } from 'node:path';
import { directDebitValues, newPhone } from '../support/bank.ts';
import { smsCode } from '../support/outbox.ts';
import { swiperRegion } from '../support/person.ts';
import { coveredFocus, isLastStop } from './page-scripts.ts';
import { expect, test } from './test.ts';

const soon = expect.configure({ soft: true, timeout: 3_000 });
const portrait = join(import.meta.dirname, '../../../packages/ui/test/portraits/giulia.webp');

test('a visitor enters, signs up, and confirms the address', async ({ visit, person, t }) => {
  const elena = await person('Elena');
  await visit.openSound('/');
  await visit.press('[role=dialog] button[type=submit]');
  await expect.poll(() => visit.tab.run('return document.activeElement.id'), 'the focus').toBe('main');
  await visit.openSound('/signup');
  const next = () => visit.press('button', t('vl.SignupWizard.next'));
  await visit.press('[name=gender][value=female]');
  await next();
  await visit.press('[name=looking_for][value=male]');
  await next();
  await visit.press('[name=sexuality][value=hetero]');
  await visit.press('[name=consent_sensitive]');
  await next();
  await visit.type('[autocomplete=bday-day]', '9');
  await visit.pick('[autocomplete=bday-month]', '3');
  await visit.type('[autocomplete=bday-year]', '1988');
  await next();
  await visit.pick('[name=region]', 'IT-21');
  await next();
  await visit.type('[name=name]', elena.name);
  await next();
  await visit.type('[name=email]', elena.email);
  await next();
  await visit.type('[name=password]', 'sette lune di carta');
  await visit.press('[name=terms]');
  await visit.press('button', t('vl.SignupWizard.create'));
  await visit.type('[name=signup_message]', 'Guido un treno di notte.');
  await next();
  await visit.press('button', t('vl.SignupWizard.finish'));
  await visit.sees(elena.email);
  await visit.isSound('the end of the sign-up');
  const { pathname, search } = new URL(await elena.activationLink());
  await visit.setCookies([]);
  await visit.follow(pathname + search);
  await visit.sees(t('vl.ActivationResult.done'));
});

test('a member searches, comes back to the place in the list, and swipes', async ({
  visit,
  person,
  logIn,
}) => {
  await logIn(await (await person('Marco')).signUp({ gender: 'male', region: swiperRegion }));
  const place = () => visit.tab.run<number>('return Math.round(scrollY)');
  await visit.openSound('/members?countryregion=IT-23');
  await visit.open('/members');
  await visit.tab.run('scrollTo(0, 1200)');
  await expect.poll(place).toBe(1200);
  // a document without a request: one would wait behind the pictures of the list
  await visit.tab.goto('about:blank');
  await visit.arrives('blank');
  await visit.tab.back();
  await visit.ready();
  await expect.poll(place, 'back from another document').toBe(1200);
  await visit.press('main .vl-MemberTile a');
  await visit.arrives(/^\/members\/[\da-f-]{36}$/);
  await visit.isSound('a profile');
  await visit.tab.run('history.back()');
  await visit.arrives('/members');
  await expect.poll(place, 'back from a profile').toBeGreaterThan(600);

  await visit.openSound('/swipe-game');
  const front = () =>
    visit.tab.run<string>(
      'return document.querySelector(".vl-SwipeCard[data-position=front] [data-part=name]").textContent',
    );
  const first = await front();
  await visit.press('button[aria-keyshortcuts="ArrowLeft"]');
  await expect.poll(front).not.toBe(first);
  await visit.isSound('the next card');
});

test('a member buys credits, writes, and sends a photo', async ({ visit, person, logIn, t }) => {
  const chiara = await (await person('Chiara')).signUp();
  const marco = await (await person('Marco')).signUp({ gender: 'male' });
  await logIn(marco);
  await visit.openSound('/credits');
  await visit.press('main a[href^="/credits/credits-50"]');
  await visit.press('[type=radio][value=creditcard]');
  await visit.press('main [type=checkbox]');
  await visit.press('button', t('vl.OrderSummary.order'));
  await visit.arrives(/__payments\/checkout/);
  await visit.press('button', t('sandbox.checkout.paid', { amount: '14,99 €' }));
  await visit.sees(t('vl.PaymentStatus.completed'));

  await visit.openSound(`/members/${chiara.id}/chat`);
  await visit.type('.vl-Composer textarea', 'Ciao, ti piacciono i treni?');
  await visit.press('button', t('vl.Composer.send'));
  const messages = () => visit.tab.run<string>('return document.querySelector("[role=log]").textContent');
  await expect.poll(messages).toContain('i treni');
  await visit.choose('input[type=file]', portrait);
  await visit.press('.vl-PhotoSendDialog button[class*=primary]');
  await expect
    .poll(
      () => visit.tab.run('return document.querySelectorAll("[role=log] button img").length'),
      'the photo',
    )
    .toBe(1);
  expect(await messages()).not.toContain(t('vl.problem.offline'));
  await visit.isSound('a conversation');
});

test('a member orders by direct debit with the keyboard, and every field is in view', async ({
  visit,
  person,
  logIn,
  t,
}) => {
  const carla = await (await person('Carla')).signUp();
  await logIn(carla);
  for (const path of ['/directdebit?package=premium-3', '/settings', '/profile']) {
    await visit.openSound(path);
    for (let stop = 0; stop < 40 && !(await visit.tab.run<boolean>(isLastStop)); stop += 1) {
      await visit.tab.pressTab();
      // the browser scrolls, then the page
      await soon.poll(() => visit.tab.run<string>(coveredFocus), `below a bar on ${path}`).toBe('');
    }
  }
  await visit.open('/directdebit?package=premium-3');
  const phone = newPhone();
  const values = directDebitValues({ holder: 'Carla Prova', phone });
  for (const [name, value] of Object.entries(values)) await visit.type(`main [name=${name}]`, value);
  await visit.press('button', t('vl.DirectDebitForm.sendCode'));
  await expect.poll(() => smsCode(carla, phone)).not.toBe('');
  await visit.type('[name=otp]', await smsCode(carla, phone));
  await visit.press('main [type=checkbox]');
  await visit.press('button', t('vl.OrderSummary.order'));
  await visit.sees(t('vl.PaymentStatus.pending'));
  await visit.isSound('a direct debit');
});
