import { relative } from 'node:path';
import { emptyLegalFields } from '@velluto/server/areas/sites/legal-fields.ts';
import type { Site } from '@velluto/server/domain/sites/site.ts';
import type { Home } from './home.ts';
import type { NewApp } from './new-app.ts';
import type { NewSite } from './new-site.ts';

/** Where a site is seen on this machine. */
export function previewUrl({ domains, default: usual }: Site, port: number): string {
  const local = domains.find(domain => /(^|\.)localhost$/.test(domain));
  return local || usual ? `http://${local ?? 'localhost'}:${port}` : 'no address on this machine';
}

const relativePath = (path: string) => relative(process.cwd(), path) || '.';
const list = (items: readonly string[]) => items.join(', ');

/** What the operator reads when a site was made. */
export function newSiteReport({ site, files }: NewSite, dir: string, { usual, start, port }: Home): string {
  const elsewhere = dir === usual ? '' : `SITES_DIR=${relativePath(dir)} `;
  const currencies = Object.keys(site.packages.credits[0]?.prices ?? {});
  return `${site.name} is there, and its file is right.

  Languages    ${list(site.languages)}
  Countries    ${list(site.countries)}
  Prices in    ${list(currencies)}
  Members      of the pool "${site.pool}"
  Files        ${files.map(relativePath).join('\n               ')}

See it: start Velluto again (${elsewhere}${start}), then open
  ${previewUrl(site, port)}

Before it is public, say who runs it in ${relativePath(files[0] ?? '')}; a server in production refuses it until then:
  ${list(emptyLegalFields(site))}

And make it your own there:
  support_email, mail_from, direct_debit            they are not asked for here
  domains                                           the host of the site in public
  packages, description, index_title                they began as those of another site
`;
}

/** What the developer reads when an app was made. */
export const newAppReport = ({ options, folder }: NewApp): string => `${options.name} is there.

  Languages    ${list(options.languages)}
  Screens      ${list(options.screens)}
  Folder       ${relativePath(folder)}

See it:
  cd ${relativePath(folder)}
  npm install
  npm run dev

It shows examples until it is connected to a server; README.md in the folder says how.
`;

/** What the operator reads when all sites are right. */
export function sitesReport(sites: readonly Site[], port: number): string {
  const width = Math.max(...sites.map(({ id }) => id.length));
  const rows = sites.map(
    site =>
      `  ${site.id.padEnd(width)}  ${previewUrl(site, port)}  ${list(site.languages)}  brand ${site.brand}${site.default ? '  (default)' : ''}`,
  );
  const count = sites.length === 1 ? '1 site' : `${sites.length} sites`;
  const unsaid = sites.flatMap(site => {
    const empty = emptyLegalFields(site);
    return empty.length > 0 ? [`${site.id} cannot be public yet: ${list(empty)} are empty.`] : [];
  });
  return `${[`${count}, all right.`, ...rows, ...unsaid].join('\n')}\n`;
}
