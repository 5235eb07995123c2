import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';

/** The schema of site files and the site that a first one begins as, which lie in the repository's folder of sites; the app. */
rmSync('templates', { recursive: true, force: true });
mkdirSync('templates');
for (const file of ['site.schema.json', 'velluto.json'])
  cpSync(join('../../sites', file), join('templates', file));
cpSync('starter', 'templates/starter', { recursive: true });

export default defineConfig({
  entry: { 'velluto-site': 'src/published.ts' },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  sourcemap: true,
  clean: true,
  silent: true,
  // private packages of this repository, and the brand compiler, whose package would bring React along
  noExternal: [/^@velluto\//],
  esbuildOptions: options => {
    options.conditions = ['@velluto/source'];
  },
});
