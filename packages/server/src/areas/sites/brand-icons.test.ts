import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartError } from '../../domain/start-error.ts';
import { brandIconRoutes } from './brand-icons.ts';

/** Draws the icons of a brand with this mark; returns the paths of the routes. */
async function draw(mark: string): Promise<string[]> {
  const paths: string[] = [];
  const tenant_theme = { id: 'aurora', mark: Buffer.from(mark) };
  const ctx = { config: { sitesDir: '/srv/sites' }, sites: { all: [{ tenant_theme }] } };
  await brandIconRoutes({ get: (path: string) => void paths.push(path) } as never, ctx as never);
  return paths;
}

// the server draws marks at its start, before the processing of photos blocks SVG for the whole process
const drawings = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(drawings));
afterAll(() => sharp.block(drawings));

it('are drawn from the mark of a brand', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  expect(await draw(svg)).toEqual(['/icons/:file']);
});

it.each(['no picture', '', '<svg xmlns="http://www.w3.org/2000/svg"'])(
  'a mark that is no picture stops the start with brand and file, in one sentence: %j',
  async mark => {
    const refused = await draw(mark).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toMatch(
      /^StartError: The mark of the brand "aurora" cannot be drawn: \/srv\/sites\/brands\/aurora\/mark\.svg is no picture \(.+\)\.$/,
    );
  },
);
