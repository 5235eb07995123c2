import { join } from 'node:path';
import { shippedSites } from '@velluto/server/areas/sites/load-sites.ts';
import { readConfig } from '@velluto/server/infrastructure/config/config.ts';
import type { Home } from './home.ts';

/** The repository, with the settings of its server. Throws StartError for a setting that cannot be used. */
export function repositoryHome(): Home {
  const { sitesDir: sites, port } = readConfig(process.env);
  return {
    sites,
    templates: shippedSites,
    starter: join(import.meta.dirname, '../starter'),
    workingDirectory: process.cwd(),
    port,
    usual: readConfig({}).sitesDir,
    start: 'npx --yes pnpm@12.21.0 start',
  };
}
