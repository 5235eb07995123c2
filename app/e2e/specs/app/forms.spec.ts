import type { Page } from '@playwright/test';
import { routes } from '../../../src/routes.ts';
import { addresses, examplePath, type Role } from '../../support/addresses.ts';
import {
  fieldsOf,
  formsOf,
  markLiveRegions,
  toldError,
  typedIn,
  unfoldForms,
} from '../../support/form-problems.ts';
import { waitForHydration } from '../../support/person.ts';
import { type SmokeUser, test } from '../../support/smoke-user.ts';
import { expect } from '../../support/test.ts';
import { loadTexts, type Texts } from '../../support/texts.ts';

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
        const send = form.locator('[type="submit"]').last();
        // without a text or a code there is nothing to send
        if (await send.isDisabled()) continue;
        // not in a field: the focus would be at the first fault already
        await send.press('Enter');
        await user.settled();
        const outcome = async () => {
          const leadsOn = (await page.getByRole('dialog').count()) > 0 || !page.url().endsWith(path);
          if (leadsOn || (await formsOf(page).count()) !== forms) return 'accepted';
          const saved = await form.getByRole('status').filter({ hasText: /\S/ }).count();
          return (await toldError(form)) ?? (saved > 0 ? 'saved' : null);
        };
        // what follows may be drawn in a transition, which ends later on a busy machine
        await expect.poll(outcome, `form ${index + 1} of ${path}`).not.toBeNull();
        const how = await outcome();
        if (how === 'accepted') break;
        if (how === 'saved') continue;
        expect.soft(how, `form ${index + 1} of ${path}`).toBe('told');
        if (how === 'told') told.push(path);
      }
    });
    expect(told.length, told.join(', ')).toBeGreaterThan(3);
  });
}

/** A form in a dialog: where it is opened, how, and the button that sends it. */
interface DialogForm {
  role: Role;
  route: string;
  open(page: Page, t: Texts): Promise<void>;
  send: string;
}

const deletion = (route: string): DialogForm => ({
  role: 'new',
  route,
  open: (page, t) => page.getByRole('button', { name: t('vl.DeleteAccountRow.action') }).click(),
  send: 'vl.ConfirmDialog.deleteAccount.deed',
});
const dialogForms: Record<string, DialogForm> = {
  'a report': {
    role: 'new',
    route: 'members-id',
    async open(page, t) {
      await page.locator('main [aria-haspopup="menu"]').click();
      await page.getByRole('menuitem', { name: t('vl.SafetyMenu.report') }).click();
    },
    send: 'app.Moderation.send',
  },
  'the deletion in the settings': deletion('settings'),
  'the deletion in the notifications': deletion('notifications'),
  'the sign-up': {
    role: 'visitor',
    route: 'landers-gallery',
    open: (page, t) =>
      page
        .getByRole('main')
        .getByRole('link', { name: t('vl.HomeHero.signUp') })
        .first()
        .click(),
    send: 'vl.SignupWizard.next',
  },
};

for (const [name, { role, route, open, send }] of Object.entries(dialogForms)) {
  test(`a form in a dialog tells what is wrong: ${name}`, async ({ smokeUser, isMobile, t }) => {
    const { page, ids, settled } = await smokeUser(role);
    await page.goto(examplePath(route, ids));
    await waitForHydration(page);
    await settled();
    await open(page, t);
    // on phones the sign-up is a page
    const dialog =
      isMobile && name === 'the sign-up'
        ? page.getByRole('main')
        : page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const button = dialog.getByRole('button', { name: t(send) });
    await expect(button).toBeVisible();
    await settled();
    await markLiveRegions(page);
    // by keyboard, which is where the focus must not get lost
    await button.press('Enter');
    await expect.poll(() => toldError(dialog)).toBe('told');
  });
}
