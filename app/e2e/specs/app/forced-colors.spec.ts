import { examplePath } from '../../support/addresses.ts';
import { waitForHydration } from '../../support/person.ts';
import { test } from '../../support/smoke-user.ts';
import { expect } from '../../support/test.ts';

/** Pages on which something cannot be used: nothing to send or to undo, a page that is missing, a switch without push. */
const pages = ['chats-id', 'swipe-game', 'members', 'settings', 'notifications', 'profile'];

test('in forced colours whatever cannot be used has the colour for that', async ({ smokeUser }) => {
  const { page, ids, settled } = await smokeUser('premium');
  await page.emulateMedia({ forcedColors: 'active' });
  let found = 0;
  for (const name of pages) {
    await page.goto(examplePath(name, ids));
    await waitForHydration(page);
    await settled();
    const { unusable, wrong } = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'GrayText';
      document.body.append(probe);
      const grey = getComputedStyle(probe).color;
      probe.remove();
      const controls = document.querySelectorAll(
        ':is(a, button, input, select, textarea):is(:disabled, [aria-disabled="true"]:not([aria-busy="true"]))',
      );
      const shown = [...controls].filter(control => control.checkVisibility());
      const misleading = shown.filter(control => getComputedStyle(control).color !== grey);
      return { unusable: shown.length, wrong: misleading.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
    });
    found += unusable;
    expect.soft(wrong, name).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  expect(found).toBeGreaterThan(0);
});
