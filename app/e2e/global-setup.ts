import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './support/product.ts';
import { makeSites } from './support/sites.ts';

/** Starts the product on a free port with fresh data for all specs; the returned function stops it and removes the data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'velluto-e2e-'));
  const removeData = () => rm(data, { recursive: true, force: true });
  // the two shipped sites, and a third one made by the operator's command
  const sitesDir = await makeSites(join(data, 'sites'));
  // all members of the tests have one address, which the limits for visitors would block
  const env = { PORT: '0', DATA_DIR: data, DEMO: '1', RATE_LIMITS: '0', SITES_DIR: sitesDir };
  const product = await startProduct(env).catch(async error => {
    await removeData();
    throw error;
  });
  process.env.VELLUTO_URL = product.url;
  process.env.VELLUTO_SITES = sitesDir;
  process.env.VELLUTO_DATA = data;
  return async () => {
    const { code, took } = await product.stop();
    await removeData();
    if (code !== 0) throw new Error(`The product ended with exit code ${code}.\n${product.output()}`);
    if (took > 5_000) throw new Error(`The product took ${Math.round(took)} ms to stop.`);
  };
}
