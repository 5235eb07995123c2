import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { palettes } from '../mail/palettes.ts';
import { repositoryRoot } from '../repository-root.ts';
import { codeOf, StartError } from '../start-error.ts';
import { siteFault } from './honesty.ts';
import { readOwnBrand } from './own-brand.ts';
import type { Site } from './site.ts';
import { type Sites, sitesFrom } from './sites.ts';

const schemaFile = 'site.schema.json';
/** The schema is ours: checking it against the schema of schemas would cost every start more than the files do. */
const trusted = { meta: false, validateSchema: false };
/** The folder of the sites that come with the product. */
export const shippedSites = join(repositoryRoot, 'sites');

function damaged(file: string, where: string, reason: string): StartError {
  const field = where === '' ? '' : ` at ${where}`;
  return new StartError(`The site file ${file} cannot be used${field}: ${reason}.`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw damaged(
      file,
      '',
      error instanceof SyntaxError ? `it is not JSON (${error.message})` : String(error),
    );
  }
}

/** The site with its brand, where that lies beside the file. */
function dressed(dir: string, file: string, site: Site): Site {
  if (Object.hasOwn(palettes, site.brand)) return site;
  const own = readOwnBrand(dir, site.brand);
  if (own === null) {
    const names = Object.keys(palettes).join(', ');
    throw damaged(
      file,
      '/brand',
      `there is no brand "${site.brand}": the app brings ${names}, and ${join(dir, 'brands', site.brand)} is not there`,
    );
  }
  if (typeof own === 'string') throw damaged(file, '/brand', own);
  return { ...site, own_brand: own };
}

/** Refuses the first site that claims what another one has. */
function refuseTwice(
  sites: { file: string; site: Site }[],
  field: string,
  of: (site: Site) => string[],
): void {
  const claimed = new Map<string, string>();
  for (const { file, site } of sites) {
    for (const value of of(site)) {
      const other = claimed.get(value);
      if (other) throw damaged(file, field, `"${value}" is named by ${other} too`);
      claimed.set(value, file);
    }
  }
}

/** Names of the site files of a folder, in order. */
function siteFiles(dir: string): string[] {
  try {
    const names = readdirSync(dir).filter(name => name.endsWith('.json') && name !== schemaFile);
    return names.sort();
  } catch (error) {
    throw new StartError(
      `The site files in ${dir} cannot be read (${codeOf(error)}): set SITES_DIR to their folder.`,
    );
  }
}

/**
 * Reads the site files of a folder.
 *
 * @param schemaDir where `site.schema.json` lies; the folder of the sites that come with the product
 * @throws StartError with file, field and reason
 */
export function loadSites(dir: string, schemaDir = dir): Sites {
  const ajv = new Ajv2020({ ...trusted, strict: false, verbose: true });
  formats.default(ajv);
  const fits = ajv.compile(JSON.parse(readFileSync(join(schemaDir, schemaFile), 'utf8')));
  const sites = siteFiles(dir).map(name => {
    const file = join(dir, name);
    const content = parse(file);
    if (!fits(content)) {
      const [error] = fits.errors ?? [];
      const { additionalProperty, allowedValues } = error?.params ?? {};
      const hint = additionalProperty ?? (allowedValues && JSON.stringify(allowedValues));
      throw damaged(
        file,
        error?.instancePath ?? '',
        `${error?.message ?? 'invalid'}${hint ? `: ${hint}` : ''}`,
      );
    }
    const site = content as Site;
    const fault = siteFault(site);
    if (fault) throw damaged(file, fault.field, fault.reason);
    return { file, site: dressed(dir, file, site) };
  });
  const last = sites.at(-1);
  if (!last) throw new StartError(`There is no site file in ${dir}: put one there, or set SITES_DIR.`);
  refuseTwice(sites, '/id', site => [site.id]);
  refuseTwice(sites, '/domains', site => site.domains);
  if (sites.filter(({ site }) => site.default).length !== 1) {
    throw damaged(last.file, '/default', 'exactly one site must be the default one');
  }
  return sitesFrom(sites.map(({ site }) => site));
}
