import type { AppNavigator } from '../../platform/router/router-context.tsx';
import { readStored } from '../../platform/storage.ts';
import type { Visit } from '../../platform/visit.ts';
import { warnsAtEntry } from './conditions.ts';
import { entryPlace } from './places.ts';

/** Whether the page on the screen asks to be entered. */
export function warnsHere({ session, site }: Visit, { shown }: AppNavigator): boolean {
  const { layout, name } = shown.view.route;
  return warnsAtEntry({
    standalone: matchMedia('(display-mode: standalone)').matches,
    skipped: readStored(entryPlace) !== null,
    setting: site.enable_site_entry_popup,
    loggedIn: session.state.user !== null,
    country: site.geoip_country,
    layout,
    route: name,
  });
}
