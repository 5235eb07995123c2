import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, none } from './finding.ts';
import { browse, passes, pictures, serving } from './projects.ts';

/** Name of the member whom the example shows. */
const shown = 'Bianca';

/** Checks the project of an example that Storybook offers: its types, its build, and that it shows the example in its brand. */
export async function checkSandbox(written: string, project: string): Promise<Finding[]> {
  await cp(written, project, { recursive: true });
  const typed = await passes('the project of an example has its types', 'tsc', ['-p', '.'], project);
  const built = await passes(
    'the project of an example builds',
    'vite',
    ['build', '--logLevel', 'warn'],
    project,
  );
  if (built.fault) return [typed, built];
  const faults = await serving(join(project, 'dist'), origin =>
    browse(async (page, complaints) => {
      // its pictures come from the page that offers it
      await page.route('**/photos/**', route =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      await page.goto(origin);
      await page
        .getByRole('link', { name: new RegExp(shown) })
        .first()
        .waitFor();
      await page.screenshot({ path: join(pictures, 'example as a project.png') });
      const brand = await page.locator('html').getAttribute('data-vl-brand');
      if (brand !== 'nordlys') complaints.push(`The brand is ${brand}.`);
    }),
  );
  return [typed, built, none('the built project of an example shows it', faults)];
}
