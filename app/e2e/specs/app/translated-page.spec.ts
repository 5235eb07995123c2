import { routes } from '../../../src/routes.ts';
import { idsOf } from '../../support/addresses.ts';
import { accountActions } from '../../support/main-actions/account.ts';
import { moneyActions } from '../../support/main-actions/money.ts';
import { peopleActions } from '../../support/main-actions/people.ts';
import { visitorActions } from '../../support/main-actions/visitor.ts';
import { walkThrough } from '../../support/main-actions/walk.ts';
import { swiperRegion } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

/** A photo in a list of people, after the test of an account beside it has deleted that account. */
const goneWithAccount = /404.*\/img\//;

test('no page is left out', () => {
  const all = [visitorActions, accountActions, peopleActions, moneyActions].flatMap(Object.keys);
  expect(all.sort()).toEqual(routes.map(({ name }) => name).sort());
});

test('the main action of each page for visitors', async ({ person, t, browserErrors }) => {
  browserErrors.expect(goneWithAccount);
  const visitor = await person('Visitor');
  const ids = await idsOf(visitor, 'visitor');
  await walkThrough(visitorActions, { page: await visitor.context.newPage(), t, person: visitor, ids });
});

test('the main action of each page for an account, from the sign-up on', async ({
  person,
  t,
  browserErrors,
}) => {
  // a wrong password, and pending calls of the last page after the deletion
  browserErrors.expect(/status of 40[013]|answer: 40[013] .*(user|chats|likes|settings)\.php/);
  const marco = await person('Marco');
  await walkThrough(accountActions, { page: await marco.context.newPage(), t, person: marco, ids: {} });
});

test('the main action of each page with people', async ({ person, t, browserErrors }) => {
  browserErrors.expect(goneWithAccount);
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({
    gender: 'male',
    region: swiperRegion,
    bought: 'premium-3',
  });
  await anna.call('POST', 'profile-view.php', { profile: bruno.id });
  const ids = { member: anna.id, liked: anna.id };
  const page = await bruno.context.newPage();
  await walkThrough(peopleActions, { page, t, person: bruno, other: anna, ids });
});

test('the main action of each page about money', async ({ person, t, browserErrors }) => {
  browserErrors.expect(/404/); // the unknown discount code
  const rita = await (await person('Rita')).signUp({ bought: 'credits-20' });
  await walkThrough(moneyActions, { page: await rita.context.newPage(), t, person: rita, ids: {} });
});
