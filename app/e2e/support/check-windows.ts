import { routes } from '../../src/routes.ts';
import { addresses, type Role } from './addresses.ts';
import { waitForHydration } from './person.ts';
import type { SmokeUser } from './smoke-user.ts';
import { expect } from './test.ts';
import { windowProblems, windows } from './window-problems.ts';

/** Opens the pages of a role and resizes each to all windows. Of the pages that two roles see alike, each opens every other one. */
export async function checkWindows(user: SmokeUser, role: Role): Promise<void> {
  const all = process.env.TEST_ALL !== undefined;
  for (const [row, route] of routes.entries()) {
    const open = route.guard === undefined;
    if (!all && role !== 'visitor' && (open || row % 2 === (role === 'free' ? 0 : 1))) continue;
    const shown = addresses(route, role, user.ids).filter(({ leads }) => leads === null);
    for (const { path } of all ? shown : shown.slice(0, 1)) {
      await user.page.setViewportSize(windows[0]);
      await user.page.goto(path);
      await waitForHydration(user.page);
      await user.settled();
      for (const size of windows) {
        await user.page.setViewportSize(size);
        const place = `${path} at ${size.width} × ${size.height}`;
        expect.soft(await windowProblems(user.page), place).toEqual([]);
      }
    }
  }
}
