import { routes } from '../../src/routes.ts';
import { addresses, idsOf, type Role } from '../support/addresses.ts';
import { desktop, expect, phone, test } from './test.ts';

/** The first address of every route that a role may open. */
const roles: Role[] = ['visitor', 'premium'];

for (const role of roles) {
  test(`every page is sound in both widths, dark on one of them, for a ${role}`, async ({
    visit,
    person,
    logIn,
  }) => {
    const somebody = await person('Routes');
    if (role !== 'visitor') await somebody.logInAs('premium');
    const ids = await idsOf(somebody, role);
    await logIn(somebody);
    const paths = routes.flatMap(
      route => addresses(route, role, ids).find(({ leads }) => leads === null)?.path ?? [],
    );
    expect(paths.length).toBeGreaterThan(30);
    for (const [size, mode] of [
      [phone, 'light'],
      [desktop, 'dark'],
    ] as const) {
      await visit.tab.resize(size);
      await visit.setCookies([{ name: 'vl_mode', value: mode }]);
      for (const path of paths) await visit.openSound(path, `${path} at ${size.width} px, ${mode}`);
      expect(await visit.tab.run('return document.documentElement.dataset.vlMode')).toBe(mode);
    }
  });
}
