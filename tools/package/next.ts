import { join } from 'node:path';
import { type Finding, none } from './finding.ts';
import { browse, looksPrimary, night, pictures } from './projects.ts';
import { walkScreens } from './screens.ts';
import { servingNext } from './serving-next.ts';

/** Starts a built Next.js project, and checks that server and client components render and that the page hydrates. */
export async function lookAtNext(project: string): Promise<Finding> {
  const faults = await servingNext(project, origin =>
    browse(async (page, complaints) => {
      await page.goto(origin);
      await page.getByText('Da un componente del server.').waitFor();
      await page.getByRole('textbox', { name: 'Nome' }).waitFor();
      await page.getByRole('link', { name: 'Profili' }).waitFor();
      await page.locator('a[href="/mi-piace/given"]').waitFor();
      await looksPrimary(page, 'Avanti', complaints);
      await page.getByRole('button', { name: 'Apri' }).click();
      await page.getByRole('dialog', { name: 'Ciao' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Match' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Scrivi a Marta' }).waitFor();
      for (const selector of ['main > [data-vl-mode="dark"]', '[role="dialog"] [class*="vl-MatchDialog-"]']) {
        const place = page.locator(selector).first();
        const ground = await place.evaluate(element => getComputedStyle(element).backgroundColor);
        if (ground !== night) complaints.push(`${selector} is ${ground} instead of dark.`);
      }
      // the untouched globals.css of create-next-app takes the padding of everything
      const write = page.getByRole('dialog').getByRole('button', { name: 'Scrivi a Marta' });
      const padding = await write.evaluate(element => getComputedStyle(element).paddingInlineStart);
      if (padding !== '20px') complaints.push(`A button has ${padding} of padding instead of 20px.`);
      await page.screenshot({ path: join(pictures, 'Next.js, dialog.png') });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'È giorno' }).click();
      await page.getByRole('button', { name: 'È sera' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'È sera' }).waitFor();
      await page.goto(`${origin}/all`);
      await page.getByText('Everything loads on the server.').waitFor();
      await walkScreens(page, `${origin}/screens`, 'Next.js');
    }),
  );
  return none('the Next.js project shows and opens what it should', faults);
}
