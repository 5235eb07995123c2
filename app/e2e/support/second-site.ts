import type { Page } from '@playwright/test';
import type { Person } from './person.ts';

/** Address of the second site: another brand, with other letters, and other languages. */
export const secondSite = (): string =>
  new URL(`${process.env.VELLUTO_URL}`.replace('localhost', 'nordlys.localhost')).origin;

/** Opens the second site. A demo member is logged in there, has accepted its terms and proved their age. */
export async function openSecondSite(person: Person, role: 'visitor' | 'free' | 'premium'): Promise<Page> {
  const origin = secondSite();
  const page = await person.context.newPage();
  await page.goto(`${origin}/offline`);
  if (role === 'visitor') return page;
  await person.logInAs(role);
  // a session holds on all sites of a pool
  const cookies = await person.context.cookies(process.env.VELLUTO_URL);
  await person.context.addCookies(
    cookies.map(({ name, value, httpOnly, sameSite }) => ({ name, value, httpOnly, sameSite, url: origin })),
  );
  // by the page, for only browsers find the hosts below localhost
  await page.evaluate(async () => {
    const call = async (method: string, path: string, data?: object) => {
      const headers = { 'x-requested-with': 'velluto', 'content-type': 'application/json' };
      const body = data && JSON.stringify(data);
      return (await fetch(`/api/${path}`, { method, headers, body })).json();
    };
    const { terms_version } = await call('GET', 'settings.php');
    await call('PUT', 'terms.php', { terms_version });
    const { url } = await call('POST', 'age-check.php', {});
    // null where another worker has proved it
    if (url === null) return;
    const body = new URL(url).searchParams;
    body.set('outcome', 'adult');
    const { url: back } = await fetch('/__age', { method: 'POST', body });
    await call('PUT', 'age-check.php', { token: new URL(back).searchParams.get('token') });
  });
  return page;
}
