import { checkSecondSite, checkWindows } from '../../support/check-windows.ts';
import { test } from '../../support/smoke-user.ts';

/** The text size that a reader chooses in the browser, of which `rem` in styles and media queries is made. */
const largeText = '--blink-settings=defaultFontSize=24';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), largeText] }),
});

for (const role of ['visitor', 'free', 'premium'] as const) {
  test(`with large text bars leave the page to its content, for ${role}`, async ({ smokeUser }) => {
    test.slow();
    await checkWindows(await smokeUser(role), role);
  });

  test(`with large text bars and words leave the second site whole, for ${role}`, {
    tag: '@desktop',
  }, async ({ person }) => {
    await checkSecondSite(await person('Nora'), role);
  });
}
