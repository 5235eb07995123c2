import type { LayoutModule, LayoutName, LoadModule, Route, ScreenModule } from './route.ts';
import type { RouteModules } from './view.ts';

const screens = import.meta.glob<ScreenModule>('../../screens/*/*Screen.tsx');
const loads = import.meta.glob<LoadModule>('../../features/*/*.load.ts');
const layouts = import.meta.glob<LayoutModule>('../../shell/*Layout.tsx');

async function part<Module>(files: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const load = files[path];
  if (!load) throw new Error(`The route table names ${path}, which does not exist`);
  return load();
}

const screenOf = (screen: string) => part(screens, `../../screens/${screen}.tsx`);
const layoutOf = (layout: LayoutName) => part(layouts, `../../shell/${layout}Layout.tsx`);

/** Loads the code of a row; all files at once. */
export async function loadModules(route: Pick<Route, 'screen' | 'layout' | 'load'>): Promise<RouteModules> {
  const [screen, layout, load] = await Promise.all([
    screenOf(route.screen),
    layoutOf(route.layout),
    route.load ? part(loads, `../../features/${route.load}.load.ts`) : null,
  ]);
  return { Screen: screen.default, Layout: layout.default, load };
}
