import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

/** What axe finds wrong with a page as WCAG 2.2 AA and good practice have it; one line for each place. */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help} (${node.target.join(' ')}) ${node.failureSummary ?? ''}`),
  );
}
