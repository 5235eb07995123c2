import { routes } from '../../src/routes.ts';
import { addresses, type Role } from '../support/addresses.ts';
import {
  fieldsOf,
  formsOf,
  markLiveRegions,
  toldError,
  typedIn,
  unfoldForms,
} from '../support/form-problems.ts';
import { waitForHydration } from '../support/person.ts';
import { type SmokeUser, test } from '../support/smoke-user.ts';
import { expect } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

/** Who opens the forms; the demo members are those of other specs, so their profile and language stay. */
const roles = ['visitor', 'new'] as const;

/** Opens every page of a role that has a form; returns how many there are. */
async function eachPageWithForm(
  user: SmokeUser,
  role: Role,
  check: (path: string) => Promise<void>,
): Promise<number> {
  let pages = 0;
  for (const route of routes) {
    for (const { path, leads } of addresses(route, role, user.ids)) {
      if (leads !== null || path.startsWith('/landers/') || path.startsWith('/pages/')) continue;
      await user.page.goto(path);
      await waitForHydration(user.page);
      await user.settled();
      await unfoldForms(user.page);
      if ((await formsOf(user.page).count()) === 0) continue;
      pages += 1;
      await check(path);
    }
  }
  return pages;
}

for (const role of roles) {
  test(`a change of the language keeps what is typed in every form, as ${role}`, async ({ smokeUser, t }) => {
    test.slow();
    const german = await loadTexts('de');
    const user = await smokeUser(role);
    const { page, browserErrors } = user;
    // an example address has a discount code that does not exist
    browserErrors.expect(/404.*discountcode\.php/);
    const main = page.locator('main');
    const menu = (name: string) => page.getByRole('combobox', { name }).filter({ visible: true }).first();
    const change = async (language: string, from: string, to: string) => {
      await menu(from).selectOption(language);
      await expect(menu(to)).toBeVisible();
      await user.settled();
    };
    const [italian, other] = [t('vl.LanguageMenu.label'), german('vl.LanguageMenu.label')];
    let changed = 0;
    await eachPageWithForm(user, role, async path => {
      if ((await menu(italian).count()) === 0) return;
      changed += 1;
      for (const field of await fieldsOf(main).all()) await field.fill('12');
      const typed = await typedIn(main);
      await change('de', italian, other);
      expect.soft(await typedIn(main), path).toEqual(typed);
      await change('it', other, italian);
    });
    expect(changed).toBeGreaterThan(3);
  });

  test(`every form tells what is wrong, as ${role}`, async ({ smokeUser }) => {
    test.slow();
    const user = await smokeUser(role);
    const { page, browserErrors } = user;
    browserErrors.expect(/status of 4\d\d|answer: 4\d\d/);
    const told: string[] = [];
    await eachPageWithForm(user, role, async path => {
      const forms = await formsOf(page).count();
      for (let index = 0; index < forms; index += 1) {
        const form = formsOf(page).nth(index);
        for (const field of await fieldsOf(form).all()) await field.fill('');
        await markLiveRegions(page);
        await fieldsOf(form).first().press('Enter');
        await user.settled();
        if ((await formsOf(page).count()) !== forms) break; // it was accepted
        const how = await toldError(form);
        expect.soft(how ?? 'told', `form ${index + 1} of ${path}`).toBe('told');
        if (how === 'told') told.push(path);
      }
    });
    expect(told.length, told.join(', ')).toBeGreaterThan(3);
  });
}
