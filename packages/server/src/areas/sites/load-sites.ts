import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Site } from '../../domain/sites/site.ts';
import { type Sites, sitesFrom } from '../../domain/sites/sites.ts';
import { readTenantTheme } from '../../domain/sites/tenant-theme.ts';
import { codeOf, StartError } from '../../domain/start-error.ts';
import { palettes } from '../../infrastructure/mail/palettes.ts';
import { repositoryRoot } from '../../infrastructure/repository-root.ts';
import { validateSite } from './validate-site.ts';

const schemaFile = 'site.schema.json';
/** Options that skip the validation of our own schema, which would take longer at every start than validating the files. */
const ajvOptions = { meta: false, validateSchema: false };
/** The folder of the shipped site files. */
export const shippedSites = join(repositoryRoot, 'sites');

function invalidFile(file: string, where: string, reason: string): StartError {
  const field = where === '' ? '' : ` at ${where}`;
  return new StartError(`The site file ${file} cannot be used${field}: ${reason}.`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw invalidFile(
      file,
      '',
      error instanceof SyntaxError ? `it is not JSON (${error.message})` : String(error),
    );
  }
}

/** The site with its tenant theme, for a brand that is not built in. */
function withTenantTheme(dir: string, file: string, site: Site): Site {
  if (Object.hasOwn(palettes, site.brand)) return site;
  const theme = readTenantTheme(dir, site.brand);
  if (theme === null) {
    const names = Object.keys(palettes).join(', ');
    throw invalidFile(
      file,
      '/brand',
      `there is no brand "${site.brand}": the app brings ${names}, and ${join(dir, 'brands', site.brand)} is not there`,
    );
  }
  if (typeof theme === 'string') throw invalidFile(file, '/brand', theme);
  return { ...site, tenant_theme: theme };
}

/** Throws for the first site that has the same value as another one. */
function refuseDuplicates(
  sites: { file: string; site: Site }[],
  field: string,
  of: (site: Site) => string[],
): void {
  const owners = new Map<string, string>();
  for (const { file, site } of sites) {
    for (const value of of(site)) {
      const other = owners.get(value);
      if (other) throw invalidFile(file, field, `"${value}" is named by ${other} too`);
      owners.set(value, file);
    }
  }
}

/** Names of the site files in a folder, sorted. */
function listSiteFiles(dir: string): string[] {
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
 * @param schemaDir folder of `site.schema.json`; defaults to `dir`
 * @throws StartError with file, field and reason
 */
export function loadSites(dir: string, schemaDir = dir): Sites {
  const ajv = new Ajv2020({ ...ajvOptions, strict: false, verbose: true });
  formats.default(ajv);
  const matchesSchema = ajv.compile(JSON.parse(readFileSync(join(schemaDir, schemaFile), 'utf8')));
  const sites = listSiteFiles(dir).map(name => {
    const file = join(dir, name);
    const content = parse(file);
    if (!matchesSchema(content)) {
      const [error] = matchesSchema.errors ?? [];
      const { additionalProperty, allowedValues } = error?.params ?? {};
      const hint = additionalProperty ?? (allowedValues && JSON.stringify(allowedValues));
      throw invalidFile(
        file,
        error?.instancePath ?? '',
        `${error?.message ?? 'invalid'}${hint ? `: ${hint}` : ''}`,
      );
    }
    const site = content as Site;
    const fault = validateSite(site);
    if (fault) throw invalidFile(file, fault.field, fault.reason);
    return { file, site: { ...withTenantTheme(dir, file, site), file } };
  });
  const last = sites.at(-1);
  if (!last) throw new StartError(`There is no site file in ${dir}: put one there, or set SITES_DIR.`);
  refuseDuplicates(sites, '/id', site => [site.id]);
  refuseDuplicates(sites, '/domains', site => site.domains);
  if (sites.filter(({ site }) => site.default).length !== 1) {
    throw invalidFile(last.file, '/default', 'exactly one site must be the default one');
  }
  return sitesFrom(sites.map(({ site }) => site));
}
