import { expect, test } from '../../support/test.ts';

for (const way of ['pointer', 'keyboard']) {
  test(`going back from a profile that was opened by ${way} shows the same members at the same scroll position, without a request`, async ({
    person,
    t,
  }) => {
    const page = await (await (await person('Vera')).signUp()).open('/members');
    const pages = page.getByRole('navigation', { name: t('vl.MemberPages.label') });
    await pages.getByRole('link', { name: t('vl.MemberPages.page', { page: 2 }), exact: true }).click();
    await expect(page).toHaveURL('/members?page=2');
    const scrollTop = () => page.evaluate(() => scrollY);
    await expect.poll(scrollTop, { message: 'more people begin at the top' }).toBe(0);

    const list = page.getByRole('list', { name: t('app.Members.results') });
    const people = () =>
      list.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')));
    await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
    const before = await people();
    expect(before).toHaveLength(24);
    const chosen = list.getByRole('link').nth(20);
    const profile = (await chosen.getAttribute('href')) ?? '';
    await page.evaluate(() => {
      const note = () => Object.assign(globalThis, { leftAt: scrollY });
      addEventListener('click', note, { capture: true, once: true });
    });
    await (way === 'pointer' ? chosen.click() : chosen.press('Enter'));
    await expect(page).toHaveURL(profile);
    const place = await page.evaluate(() => (globalThis as unknown as { leftAt: number }).leftAt);
    expect(place).toBeGreaterThan(200);
    await expect.poll(scrollTop, { message: 'a new page begins at its top' }).toBe(0);

    const requestedPaths: string[] = [];
    page.on('request', request => requestedPaths.push(new URL(request.url()).pathname));
    await page.goBack();
    await expect(page).toHaveURL('/members?page=2');
    await expect(chosen).toBeInViewport();
    expect(await people()).toEqual(before);
    expect(Math.abs((await scrollTop()) - place)).toBeLessThanOrEqual(1);
    expect(requestedPaths.filter(path => /members|regions/.test(path))).toEqual([]);
  });
}
