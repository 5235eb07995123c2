import type { LayoutModule, LoadModule, ScreenModule } from './route.ts';
import { type RouteFiles, sourcesOf } from './sources.ts';
import type { RouteModules } from './view.ts';

const screens = import.meta.glob<ScreenModule>('../../screens/*/*Screen.tsx');
const loads = import.meta.glob<LoadModule>('../../features/*/*.load.ts');
const layouts = import.meta.glob<LayoutModule>('../../shell/*Layout.tsx');

async function part<Module>(files: Record<string, () => Promise<Module>>, source: string): Promise<Module> {
  const load = files[source.replace(/^src/, '../..')];
  if (!load) throw new Error(`The route table names ${source}, which does not exist`);
  return load();
}

/** Loads the code of a page; all files at once. */
export async function loadModules(route: RouteFiles, signedIn: boolean): Promise<RouteModules> {
  const sources = sourcesOf(route, signedIn);
  const [screen, layout, load] = await Promise.all([
    part(screens, sources.screen),
    part(layouts, sources.layout),
    sources.load === null ? null : part(loads, sources.load),
  ]);
  return { Screen: screen.default, Layout: layout.default, load };
}
