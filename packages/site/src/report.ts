import { relative } from 'node:path';
import type { Site } from '@velluto/server/sites/site.ts';
import type { NewSite } from './new-site.ts';

/** Where a site is seen on this machine. */
export function previewUrl({ domains, default: usual }: Site, port: number): string {
  const local = domains.find(domain => /(^|\.)localhost$/.test(domain));
  return local || usual ? `http://${local ?? 'localhost'}:${port}` : 'no address on this machine';
}

const relativePath = (path: string) => relative(process.cwd(), path) || '.';
const list = (items: readonly string[]) => items.join(', ');

/** What the operator reads when a site was made. */
export function newSiteReport(
  { site, files }: NewSite,
  sitesDir: string,
  port: number,
  isDefaultFolder: boolean,
): string {
  const currencies = Object.keys(site.packages.credits[0]?.prices ?? {});
  return `${site.name} is there, and its file is right.

  Languages    ${list(site.languages)}
  Countries    ${list(site.countries)}
  Prices in    ${list(currencies)}
  Members      of the pool "${site.pool}"
  Files        ${files.map(relativePath).join('\n               ')}

See it: start Velluto again (${isDefaultFolder ? '' : `SITES_DIR=${relativePath(sitesDir)} `}npx --yes pnpm@12.21.0 start), then open
  ${previewUrl(site, port)}

Before members come, make it your own in ${relativePath(files[0] ?? '')}:
  company, support_email, mail_from, direct_debit   they are not asked for here
  domains                                           the host of the site in public
  packages, description, index_title                they began as those of another site
`;
}

/** What the operator reads when all sites are right. */
export function sitesReport(sites: readonly Site[], port: number): string {
  const width = Math.max(...sites.map(({ id }) => id.length));
  const rows = sites.map(
    site =>
      `  ${site.id.padEnd(width)}  ${previewUrl(site, port)}  ${list(site.languages)}  brand ${site.brand}${site.default ? '  (default)' : ''}`,
  );
  const count = sites.length === 1 ? '1 site' : `${sites.length} sites`;
  return `${count}, all right.\n${rows.join('\n')}\n`;
}
