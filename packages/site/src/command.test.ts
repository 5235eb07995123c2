import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadSites, shippedSites } from '@velluto/server/areas/sites/load-sites.ts';
import { paletteOf } from '@velluto/server/infrastructure/mail/palettes.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './command.ts';
import { idFrom } from './common-options.ts';
import type { Home } from './home.ts';
import { repositoryHome } from './repository-home.ts';
import type { Terminal } from './terminal.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'velluto-site-'));
  cpSync(shippedSites, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Runs the command; `answers` are those of a person at the keyboard. */
async function run(line: string[], answers?: string[], home: () => Home = repositoryHome) {
  const said = { code: 0, out: '', err: '', asked: [] as string[] };
  const terminal: Terminal = {
    write: text => {
      said.out += text;
    },
    writeError: text => {
      said.err += text;
    },
    ...(answers && {
      ask: async (question: string) => {
        said.asked.push(question);
        return answers.shift() ?? '';
      },
    }),
  };
  const where = line.includes('--standalone') ? [] : ['--sites', dir];
  said.code = await runCommand([...line, ...where], terminal, home);
  return said;
}
const aurora = ['new', '--name', 'Café Aurora', '--accent', '#0a6b5e', '--countries', 'CH,IT'];
const read = (id: string) => JSON.parse(readFileSync(join(dir, `${id}.json`), 'utf8'));

describe('a new site', () => {
  it('is a file that the server takes, with a brand of its own', async () => {
    const { code, out, err } = await run(aurora);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Café Aurora is there, and its file is right.');
    expect(out).toContain('http://cafe-aurora.localhost:4100');
    const site = loadSites(dir, shippedSites).forHost('cafe-aurora.localhost:4100');
    expect(site).toMatchObject({
      id: 'cafe-aurora',
      name: 'Café Aurora',
      brand: 'cafe-aurora',
      default: false,
      pool: 'velluto',
      languages: ['de', 'it', 'fr', 'en'],
      domain_language: 'de-CH',
      default_country: 'CH',
      time_zone: 'Europe/Zurich',
      tenant_theme: { id: 'cafe-aurora' },
    });
    expect(site.login_code, 'not taken over from the demo').toBeUndefined();
    expect(site.company, 'nothing of the company of another site').toMatchObject({
      name: '',
      address: '',
      kvk: '',
      city: '',
      country: 'CH',
      vat_numbers: [],
      support_phone: null,
    });
    expect(site.legal, 'nothing of who hosts another site').toBeUndefined();
    expect(site.direct_debit).toBeNull();
    const empty =
      'company.name, company.address, company.kvk, company.register, company.representative, company.city';
    expect(out).toContain(empty);
    expect(site.index_title).toMatchObject({ it: 'Café Aurora · Incontri sinceri' });
    expect(Object.keys(site.packages.credits[0]?.prices ?? {})).toEqual(['EUR', 'CHF']);
    const { light, dark, display } = paletteOf(site);
    expect(light).toMatchObject({ accent: '#0a6b5e', onAccent: '#ffffff', card: '#ffffff' });
    expect(dark.page).not.toBe(light.page);
    expect(display).toEqual({ fontFamily: 'system-ui, sans-serif', fontWeight: 750, fontStyle: 'normal' });
    const checked = (await run(['check'])).out;
    expect(checked).toContain('3 sites, all right.');
    expect(checked).toContain(`cafe-aurora cannot be public yet: ${empty} are empty.`);
  });

  it('takes every option', async () => {
    const more = ['--id', 'aurora', '--languages', 'de', '--currencies', 'EUR', '--domain', 'aurora.example'];
    const rest = ['--pool', 'aurora', '--time-zone', 'Europe/Berlin', '--like', 'nordlys', '--shape', '0'];
    const { code } = await run([
      'new',
      '--name',
      'Aurora',
      '--accent',
      'teal',
      '--countries',
      'DE',
      ...more,
      ...rest,
    ]);
    expect(code).toBe(0);
    expect(read('aurora')).toMatchObject({
      domains: ['aurora.example', 'aurora.localhost'],
      languages: ['de'],
      pool: 'aurora',
      time_zone: 'Europe/Berlin',
      min_age: 21,
      support_email: 'help@aurora.example',
      welcome_discount: { code: 'AURORA25', percent: 25, hours: 4 },
    });
    expect(read('aurora').packages.credits).toHaveLength(3);
  });

  it('is the default one where it is the first, with the schema beside it', async () => {
    rmSync(dir, { recursive: true });
    const refused = await run([...aurora, '--currencies', 'EUR']);
    expect([refused.code, existsSync(dir)], 'a refused site leaves no folder').toEqual([1, false]);
    const home = { ...repositoryHome(), start: 'your server' };
    const { code, out } = await run(aurora, undefined, () => home);
    expect(code).toBe(0);
    expect(out).toMatch(/start Velluto again \(SITES_DIR=.* your server\), then open/);
    expect(readdirSync(dir).sort()).toEqual(['brands', 'cafe-aurora.json', 'site.schema.json']);
    expect(read('cafe-aurora')).toMatchObject({ $schema: './site.schema.json', default: true });
    expect((await run(['check'])).out).toContain('1 site, all right.');
  });

  it('asks a person for missing options, and takes the default for an empty answer', async () => {
    const answers = ['', 'Aurora', '', 'at, de', '', 'nice', 'teal', 'classic'];
    const { code, asked, err } = await run(['new'], answers);
    expect(code).toBe(0);
    expect(err).toBe('--accent: "nice" is not a CSS colour; write it as #0a6b5e.\n');
    expect(asked.slice(0, 2)).toEqual(['Name of the site: ', 'Name of the site: ']);
    expect(asked[2]).toBe('Its short name, which never changes [aurora]: ');
    expect(read('aurora')).toMatchObject({ id: 'aurora', countries: ['AT', 'DE'], languages: ['de'] });
  });
});

describe('an app that stands alone', () => {
  const standalone = [
    'new',
    '--standalone',
    '--name',
    'Café & Co',
    '--accent',
    'teal',
    '--letters',
    'classic',
  ];
  const runIn = (line: string[], answers?: string[]) =>
    run(line, answers, () => ({ ...repositoryHome(), workingDirectory: dir }));
  const text = (file: string) => readFileSync(join(dir, 'cafe-co', file), 'utf8');

  it('has its name, its languages and its brand', async () => {
    const { code, out, err } = await runIn([...standalone, '--languages', 'it,en,de']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('npm run dev');
    expect(JSON.parse(text('package.json')).name).toBe('cafe-co');
    expect(readdirSync(join(dir, 'cafe-co/src/locales')).sort()).toEqual(['de.ts', 'en.ts', 'it.ts']);
    expect(text('index.html')).toContain('<html lang="it" data-vl-brand="cafe-co"');
    expect(text('brand/brand.ts')).toMatch(/name: "Café & Co".*display: "Georgia, serif"/s);
    expect(text('brand/brand.css')).toContain('[data-vl-brand="cafe-co"]');
    expect(text('brand/module.ts')).toContain('export const cafeCo = ');
    expect(text('src/brand.ts')).toContain('cafeCo');
    expect(text('README.md')).toContain('# Café &amp; Co');
    expect(text('.gitignore')).toContain('node_modules');
  });

  const sources = () =>
    globSync('src/**/*.{ts,tsx}', { cwd: join(dir, 'cafe-co') }).map(file => ({ file, source: text(file) }));

  it('has all screens unless told otherwise, as the starter has them', async () => {
    const { code, out } = await runIn(standalone);
    expect(code).toBe(0);
    expect(out).toContain('Screens      members, chats, credits');
    const { starter } = repositoryHome();
    const own = 'src/own-screens.ts';
    expect(text(own)).toBe(readFileSync(join(starter, own), 'utf8'));
    const files = (folder: string) => readdirSync(join(folder, 'src/screens'), { recursive: true }).sort();
    const spoken = (name: unknown) => !/locales.(?:es|fr|nl|pl)\.ts$/.test(String(name));
    expect(files(join(dir, 'cafe-co'))).toEqual(files(starter).filter(spoken));
  });

  it.each([
    ['members', ['people', 'members']],
    ['chats', ['people', 'chats']],
    ['credits', ['credits']],
    ['chats,members', ['people', 'chats', 'members', 'members-with-chats.test.tsx']],
    ['members, credits', ['people', 'members', 'credits']],
    ['CREDITS chats', ['people', 'chats', 'credits']],
  ])('with the screens %s has no file of the others', async (screens, kept) => {
    const { code } = await runIn([...standalone, '--screens', screens]);
    expect(code).toBe(0);
    const there = (file: string) => existsSync(join(dir, 'cafe-co', 'src', file));
    const optional = ['members', 'chats', 'credits', 'members-with-chats.test.tsx'];
    const found = optional.filter(name => there(`screens/${name}`));
    expect([...(there('people') ? ['people'] : []), ...found].sort()).toEqual([...kept].sort());
    const list = screens.toLowerCase().split(/[ ,]+/).join(', ');
    expect(text('src/own-screens.ts'), 'in the order in which they were named').toContain(`= [${list}];`);
    const missing = sources().flatMap(({ file, source }) =>
      [...source.matchAll(/(?:from|import|module) '(\.[^']+)'/g)]
        .map(([, path = '']) => join(dirname(file), path))
        .filter(path => !existsSync(join(dir, 'cafe-co', path)))
        .map(path => `${file}: ${path}`),
    );
    expect(missing, 'imports').toEqual([]);
  });

  it('asks a person for its screens, and takes all for an empty answer', async () => {
    const { asked, err, out } = await runIn([...standalone, '--id', 'co'], ['en', 'chats, search', '']);
    expect(err).toBe('--screens: "search" is not among members, chats, credits.\n');
    expect(asked.at(-1)).toMatch(/^Screens of its own.*\[members, chats, credits\]: $/);
    expect(out).toContain('Screens      members, chats, credits');
  });

  it('needs versions of packages that this repository knows', async () => {
    await runIn(standalone);
    const { dependencies, devDependencies } = JSON.parse(text('package.json'));
    const own = ['api-client', 'ui'].map(name => {
      const file = join(repositoryHome().starter, '../..', name, 'package.json');
      return JSON.parse(readFileSync(file, 'utf8'));
    });
    for (const { name, version } of own)
      expect(dependencies[name], name).toBe(`^${version.replace(/\d+$/, '0')}`);
    expect(Object.values({ ...dependencies, ...devDependencies }).join()).not.toMatch(/workspace|catalog/);
  });

  it.each<[string, string[], string]>([
    ['a folder that is there', ['--id', 'brands'], 'brands is there already'],
    ['an option of site files', ['--countries', 'IT'], '--countries is for site files'],
    ['a colour that cannot be', ['--accent', 'nice'], '"nice" is not a CSS colour'],
    [
      'a screen that there is not',
      ['--screens', 'members,likes'],
      '"likes" is not among members, chats, credits.',
    ],
    ['an app without a screen', ['--screens', ' , '], '--screens names none.'],
    ['an empty list of screens', ['--screens', ''], '--screens names none.'],
  ])('%s is refused, and nothing is left behind', async (_, more, complaint) => {
    mkdirSync(join(dir, 'brands'));
    const before = readdirSync(dir);
    const { code, err } = await runIn([...standalone, ...more]);
    expect(code).toBe(1);
    expect(err).toContain(complaint);
    expect(readdirSync(dir)).toEqual(before);
  });
});

describe('an impossible request is explained, and nothing is written', () => {
  it.each<[string, string[], string]>([
    ['no name', ['new', '--accent', 'teal'], 'Say --name.'],
    ['no colour', ['new', '--name', 'Aurora'], 'Say --accent.'],
    ['no such colour', ['new', '--name', 'A', '--accent', 'nice'], '"nice" is not a CSS colour'],
    ['no such country', [...aurora, '--countries', 'IT,JP'], '"JP" is not among US, NL'],
    ['no such language', [...aurora, '--languages', 'pt'], '"pt" is not among de, en'],
    ['no such letters', [...aurora, '--letters', 'gothic'], '--letters must be modern or classic'],
    ['no such shape', [...aurora, '--shape', 'round'], '--shape must be a number'],
    ['screens of a site', [...aurora, '--screens', 'chats'], '--screens is for an app that stands alone'],
    ['an id with capitals', [...aurora, '--id', 'Aurora'], '--id must be small letters'],
    ['an id that is there', [...aurora, '--id', 'nordlys'], 'nordlys.json is there already'],
    ['no such site to begin with', [...aurora, '--like', 'opera'], 'there is no site "opera"'],
    ['texts that lack a language', [...aurora, '--like', 'nordlys'], 'do not speak it'],
    ['a country without a price', [...aurora, '--currencies', 'EUR'], 'it has no price in CHF'],
    ['a host of another site', [...aurora, '--domain', 'localhost'], '"localhost" is named by'],
    ['no such time zone', [...aurora, '--time-zone', 'Europe/Velluto'], 'no such time zone'],
    [
      'a name that is too long',
      [...aurora, '--name', 'A'.repeat(61), '--id', 'a'],
      'is not a name of 1 to 60 characters',
    ],
  ])('%s', async (_, line, complaint) => {
    const before = readdirSync(dir, { recursive: true });
    const { code, out, err } = await run(line);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(complaint);
    expect(err).toContain('Nothing was written.');
    expect(err).not.toContain('.new-site');
    expect(readdirSync(dir, { recursive: true })).toEqual(before);
  });

  it('an option or a command that there is not', async () => {
    for (const line of [['new', '--colour', 'red'], ['make'], []]) {
      const { code, err } = await run(line);
      expect(code).toBe(2);
      expect(err).toContain('velluto-site new');
    }
  });

  it('a site that is wrong already, or has lost its brand', async () => {
    await run(aurora);
    rmSync(join(dir, 'brands', 'cafe-aurora', 'mark.svg'));
    expect((await run(['check'])).err).toMatch(/cafe-aurora\.json cannot be used at \/brand.*lacks its file/);
    writeFileSync(join(dir, 'cafe-aurora.json'), JSON.stringify({ ...read('cafe-aurora'), brand: 'opera' }));
    expect((await run(['check'])).err).toContain(
      'there is no brand "opera": the app brings velluto, nordlys',
    );
    expect(existsSync(join(dir, 'brands', 'opera'))).toBe(false);
  });
});

it('makes an id of a name', () => {
  expect(['Café Aurora', '2 Hearts!', 'L’Été'].map(idFrom)).toEqual(['cafe-aurora', 'hearts', 'l-ete']);
});
