import { checkSecondSite, checkWindows, textProblems } from '../../support/check-windows.ts';
import { test } from '../../support/smoke-user.ts';

for (const role of ['visitor', 'free', 'premium'] as const) {
  test(`in low and narrow windows bars leave the page to its content, for ${role}`, async ({ smokeUser }) => {
    test.slow();
    await checkWindows(await smokeUser(role), role, textProblems);
  });

  test(`in low and narrow windows bars and words leave the second site whole, for ${role}`, {
    tag: '@phone',
  }, async ({ person }) => {
    await checkSecondSite(await person('Nora'), role);
  });
}
