import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const shipped = join(root, 'sites');

/** A site that is made by the `velluto-site` command: nothing of it is in the repository. */
export const thirdSite = {
  id: 'aurora',
  name: 'Aurora',
  accent: '#0a6b5e',
  countries: 'DE,CH',
  languages: 'de,en',
};

/** A site where only visitors from advertising links may sign up, and whose landers show films. */
export const closedSite = 'chiuso';

/**
 * Copies the shipped sites into a folder, and adds there `thirdSite` (by the command) and `closedSite`. Velluto mails no
 * codes: specs log demo members in more often than five times an hour.
 */
export async function makeSites(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(shipped)) {
    if (name.endsWith('.json')) await cp(join(shipped, name), join(folder, name));
  }
  const flags = Object.entries(thirdSite).flatMap(([name, value]) => [`--${name}`, value]);
  const command = join(root, 'packages/site/src/main.ts');
  const args = ['--conditions=@velluto/source', command, 'new', '--sites', folder, ...flags];
  const shippedVelluto = JSON.parse(await readFile(join(shipped, 'velluto.json'), 'utf8'));
  const velluto = { ...shippedVelluto, login_code: false };
  const closed = {
    id: closedSite,
    default: false,
    domains: [`${closedSite}.localhost`],
    signups: 'with_trafficsource',
    enable_site_entry_popup: 'no',
    films: ['balloon', 'cake'].map(name => ({
      sources: [{ src: `/films/${name}.webm`, type: 'video/webm' }],
      poster: `/gifts/${name}.svg`,
      width: 64,
      height: 64,
      alt: { it: name },
    })),
  };
  await writeFile(join(folder, 'velluto.json'), JSON.stringify(velluto));
  await writeFile(join(folder, `${closedSite}.json`), JSON.stringify({ ...velluto, ...closed }));
  await promisify(execFile)(process.execPath, args);
  return folder;
}

/** Content of a site file. */
// biome-ignore lint/suspicious/noExplicitAny: the schema of site files is checked where they are read
export const siteFile = async (id: string): Promise<any> =>
  JSON.parse(await readFile(join(process.env.VELLUTO_SITES ?? '', `${id}.json`), 'utf8'));
