import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../../../test/server.ts';
import { rowsIn } from '../../../../test/transparency.ts';
import { reportFiles } from './report.ts';

const { ctx, clock } = await createTestServer();

const sha256 = (cells: string[], separator: string) =>
  createHash('sha256').update(cells.join(separator)).digest('hex');

describe('the template of the Commission', async () => {
  const files = await reportFiles(
    ctx,
    ctx.sites.byId('velluto'),
    { from: new Date('2026-01-01'), until: new Date('2027-01-01') },
    { complete: true },
  );

  // hashes of the official files: of the headings, and of the cells of these columns that every report has
  it.each([
    [
      1,
      '1_report_identification.csv',
      '6309a9ed92456c65f18bb69d9eb8110622c282c1ff83f6ba8cd2e21860a8a5f4',
      [0, 2],
      '461776e073507774c8d4968bc2e96a48c4b7de50df27b163ec7fa28283d11ea7',
    ],
    [
      2,
      '2_categories_names.csv',
      'e4764a67e2ba03ed0f592d07f67d84ba743c47847f878d78a0e52f3478d4efdf',
      [0, 1, 2],
      '4c7cafe300afb737e2e61a544029742a7e740029747757a166bb2bd0b54b4d57',
    ],
    [
      3,
      '3_member_states_orders.csv',
      'da8531a31c70199419c10d5d20448cd11eb8c51d24c897a2f05b8d2e7e611d9d',
      [0, 3, 5],
      'f1f6437c32932c9bd0597abfba81c49b0e6d0500310e1e25fe75e79293711785',
    ],
    [
      4,
      '4_notices.csv',
      'c52dc1e484566b2d45e606c2fac7d36859923beff3296b897402259939bf4c34',
      [0, 3],
      'e2f948fee0d8418cb710fd34ec97bc8ec152ca9c1b4fc0026c8dfb4edd17ebdd',
    ],
    [
      5,
      '5_own_initiative_illegal.csv',
      '6ed7a245ff4ba67fa7b46755f30d94ff00c019d023d9b89f770fd39ea3038434',
      [0, 3],
      'b524df76e22e14cb80ce237a1c26e2c49e8bc568b70f781f29f6f39e269020b5',
    ],
    [
      6,
      '6_own_initiative_TC.csv',
      '56fe89a1611a05f699fb290264f8e472b010da1f7f12089133d5913ba4a4fd4b',
      [0, 3],
      'c1876ff26350e9bb9268a26680abd11ad2c8fd1e207e751edd62a11884fe6d4e',
    ],
    [
      7,
      '7_appeals_and_recidivism.csv',
      '66ae87ee103f9fc39001ea48d35d14206b1d3c3144050df6b1bc91fd47f3c782',
      [0, 3, 4, 5],
      '75970948fd95992dff5d1c1c9e72d00cb1b7903373272f3ace20970cfcc50244',
    ],
    [
      8,
      '8_automated_means.csv',
      '66ae87ee103f9fc39001ea48d35d14206b1d3c3144050df6b1bc91fd47f3c782',
      [0, 3, 4, 5],
      '668bfc7b043d76c398781f795e13c7d423068801763612a816c9d5e4d5f91465',
    ],
    [9, '9_human_resources.csv', 'ca115945b6e208f075151cc36a616005f09b13626d8cfcd918c2b9818d397ac2', [], ''],
    [10, '10_AMAR.csv', '79b9f16420daa0a4b37228d3e992ff9a429f4e64751f4fd8fc264e564d0d4a2f', [], ''],
    [
      11,
      '11_qualitative.csv',
      '51e0595f03eb0ede0d1810b493ea4283b3891487683ae69dc25a41234bbdff0d',
      [0, 3],
      'a964a6165351f2d451fc1d07b56681e269df7a67cd154c9fff9490582922283c',
    ],
  ] as const)('is followed letter by letter in part %s', (part, name, headings, columns, body) => {
    const file = files[part - 1] ?? expect.fail('no such part');
    expect(file.name).toBe(name);
    expect(file.text).not.toMatch(/(?<!\r)\n/);
    const [head = [], ...rows] = parse(file.text) as string[][];
    expect(sha256(head, '\n')).toBe(headings);
    if (columns.length === 0) return;
    // the template shows only three of the languages
    const shown = part === 8 ? rows.slice(0, 20) : rows;
    expect(
      sha256(
        shown.map(row => columns.map(column => row[column]).join('|')),
        '\n',
      ),
    ).toBe(body);
  });

  it('says whose report it is, and of when', () => {
    const rows = rowsIn(files[0]?.text ?? '');
    expect(rows.map(row => [row.Service, row.Indicator, row.Value])).toEqual([
      ['Velluto', 'Name of the service provider', ctx.sites.byId('velluto').company.name],
      ['Velluto', 'Date of the publication of the report', clock.now().toISOString().slice(0, 10)],
      ['Velluto', 'Date of the publication of the latest previous report', ''],
      ['Velluto', 'Starting date of reporting period', '2026-01-01'],
      ['Velluto', 'Ending date of reporting period', '2026-12-31'],
    ]);
  });

  it('leaves the parts and rows of very large platforms blank', () => {
    const all = files.flatMap(({ text }) => rowsIn(text));
    const large = all.filter(row => row.Applicability?.startsWith('Only for VLOPs'));
    expect(large.length).toBe(5 * 24 + 2 + 25 + 28 + 5);
    expect(large.every(row => row.Value === '')).toBe(true);
  });
});
