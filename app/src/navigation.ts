import { version } from './platform/installed/version.ts';
import { loadModules } from './platform/router/modules.ts';
import { createNavigator, type Navigator } from './platform/router/navigator.ts';
import { type LoadModules, resolveView, type View } from './platform/router/view.ts';
import type { Visit } from './platform/visit.ts';
import { routes } from './routes.ts';

/** Makes the navigator of this page; it is loaded after the first view. */
export function createNavigation(visit: Visit, first: View): Navigator {
  const navigator = createNavigator({
    first,
    browser: window,
    async resolve(address, signal, known) {
      if (version.outdated) return newDocument(address);
      const modules: LoadModules = async (route, signedIn) => {
        const loaded = await loadModules(route, signedIn);
        // the code has said which texts it needs: they come together with the data
        visit.language.complete().catch(() => undefined);
        return loaded;
      };
      const options = { table: routes, modules, visit, signal, ...(known && { known }) };
      const resolved = await resolveView(address, options);
      await visit.language.complete();
      return resolved;
    },
    onLost: address => location.assign(address),
    key: () => crypto.randomUUID(),
  });
  // somebody who was blocked is in no list that one comes back to
  visit.bus.on('blocked', navigator.forget);
  void overlays(visit, navigator).catch(() => undefined); // the next page tries again
  // the development server has no worker
  if (import.meta.env.PROD) void install(visit).catch(() => undefined);
  return navigator;
}

/** The worker, the badge and what else belongs to an installed app. */
async function install(visit: Visit): Promise<void> {
  const { beInstalled } = await import('./platform/installed/installed.ts');
  await beInstalled(visit, window);
}

/** What is said above every page comes now, when somebody is there. */
async function overlays(visit: Visit, navigator: Navigator): Promise<void> {
  const { watchOverlays } = await import('./shell/overlays/overlays.ts');
  watchOverlays(visit, navigator);
}

/** Goes on with the newer version of the app; what was being written has been kept by the page that is left. */
function newDocument(address: string): Promise<never> {
  if (address === location.pathname + location.search) location.reload();
  else location.assign(address);
  return new Promise(() => undefined);
}
