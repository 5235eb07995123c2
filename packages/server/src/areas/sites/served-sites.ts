import type { Site } from '../../domain/sites/site.ts';
import { type Sites, sitesFrom } from '../../domain/sites/sites.ts';
import { StartError } from '../../domain/start-error.ts';
import type { Cell } from '../../infrastructure/config/cells.ts';
import type { Config } from '../../infrastructure/config/config.ts';
import { loadSites, shippedSites } from './load-sites.ts';

/** The sites whose pools live in a cell. */
export const sitesOfCell = ({ all }: Sites, { pools }: Pick<Cell, 'pools'>): Site[] =>
  all.filter(({ pool }) => pools.includes(pool));

/** @throws StartError for a site whose pool is in no cell */
export function refuseHomeless({ all }: Sites, cells: readonly Cell[]): void {
  const pools = cells.flatMap(cell => cell.pools);
  const homeless = all.find(({ pool }) => !pools.includes(pool));
  if (homeless)
    throw new StartError(
      `The site file ${homeless.file} cannot be used at /pool: no cell of CELLS_FILE has the pool "${homeless.pool}".`,
    );
}

/**
 * The sites that this process serves: all of the folder, or those of its cell. Where the default site lives in another
 * cell, the first one stands in for it.
 *
 * @throws StartError for a site file that cannot be used, a pool in no cell, and a cell without a site
 */
export function servedSites({ sitesDir, cells }: Pick<Config, 'sitesDir' | 'cells'>): Sites {
  const sites = loadSites(sitesDir, shippedSites);
  if (!cells) return sites;
  refuseHomeless(sites, cells.all);
  const [first, ...others] = sitesOfCell(sites, cells.own);
  if (!first)
    throw new StartError(
      `The cell "${cells.own.name}" has no site: give it the pool of one in CELLS_FILE before you start it.`,
    );
  const own = [first, ...others];
  return sitesFrom(own.some(site => site.default) ? own : [{ ...first, default: true }, ...others]);
}
