import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { loadSites } from '@velluto/server/areas/sites/load-sites.ts';
import type { Site } from '@velluto/server/domain/sites/site.ts';
import { themeFiles } from '@velluto/server/domain/sites/tenant-theme.ts';
import { StartError } from '@velluto/server/domain/start-error.ts';
import type { CompleteBrand } from '@velluto/ui/brand';
import { brandOf, markOf, sheetOf } from './brand.ts';
import { CommandError } from './command-error.ts';
import { siteFile } from './site-file.ts';
import type { SiteOptions } from './site-options.ts';

const schemaName = 'site.schema.json';

const isSiteFile = (name: string) => name.endsWith('.json') && name !== schemaName;

/** What was written. */
export interface NewSite {
  site: Site;
  /** Files, the site's own first. */
  files: string[];
}

/** The brand's inputs as the module that `velluto-brand` reads. */
const brandSource = (brand: CompleteBrand) =>
  [
    '/** Change it, then run: npx velluto-brand build brand.mjs (from this folder). */',
    "/** @type {import('@velluto/ui/brand').BrandInput} */",
    `export default ${JSON.stringify(brand, null, 2)};`,
    '',
  ].join('\n');

/** Where a site is made. */
export interface SiteFolders {
  /** Folder of the site files; made when it is not there. */
  dir: string;
  /** Folder with the schema, and with the sites that the first one may begin as. */
  templates: string;
}

/** Loads the sites of a temporary folder; errors name the file that would have been written. */
function checkTrial(trial: string, { dir, templates }: SiteFolders): void {
  try {
    loadSites(trial, templates);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(error.message.replaceAll(trial, dir));
  }
}

/**
 * Makes the site file and its brand. They are written together with the other sites into a folder of their own first and
 * read there as the server reads them: what would stop the server's start is rejected, and nothing is left behind.
 *
 * @throws CommandError, StartError or BrandError with what is wrong
 */
export function newSite(folders: SiteFolders, options: SiteOptions, today: string): NewSite {
  const { dir, templates } = folders;
  const isFirst = !existsSync(dir) || !readdirSync(dir).some(name => isSiteFile(name));
  const sites = loadSites(isFirst ? templates : dir, templates);
  const file = join(dir, `${options.id}.json`);
  const { folder, css, mark } = themeFiles(dir, options.id);
  const there = [file, folder].find(path => existsSync(path));
  if (there)
    throw new CommandError(`${there} is there already, and nothing is written over. Take another --id.`);
  const model = sites.all.find(({ id, default: usual }) =>
    options.like === null ? usual : id === options.like,
  );
  if (!model) {
    throw new CommandError(
      `--like: there is no site "${options.like}", only ${sites.all.map(({ id }) => id).join(', ')}.`,
    );
  }
  const schema = join(dir, schemaName);
  const brand = brandOf(options);
  const texts: [path: string, text: string][] = [
    [file, `${JSON.stringify(siteFile(options, model, isFirst, today), null, 2)}\n`],
    [join(folder, 'brand.mjs'), brandSource(brand)],
    [css, sheetOf(brand, 'brand.mjs')],
    [mark, markOf(brand)],
  ];
  const madeFolder = mkdirSync(dir, { recursive: true });
  // beside the sites, so that moving a file is one step
  const trial = mkdtempSync(join(resolve(dir), '.new-site-'));
  try {
    for (const name of readdirSync(dir).filter(name => !name.startsWith('.'))) {
      cpSync(join(dir, name), join(trial, name), { recursive: true });
    }
    const tried = (path: string) => join(trial, relative(dir, path));
    mkdirSync(tried(folder), { recursive: true });
    for (const [path, text] of texts) writeFileSync(tried(path), text);
    checkTrial(trial, folders);
    mkdirSync(join(dir, 'brands'), { recursive: true });
    // the brand first: a site file without its brand would stop the start
    renameSync(tried(folder), folder);
    renameSync(tried(file), file);
    if (!existsSync(schema)) cpSync(join(templates, schemaName), schema);
  } finally {
    rmSync(trial, { recursive: true, force: true });
    if (madeFolder !== undefined && readdirSync(dir).length === 0) rmSync(madeFolder, { recursive: true });
  }
  return { site: loadSites(dir, templates).byId(options.id), files: texts.map(([path]) => path) };
}
