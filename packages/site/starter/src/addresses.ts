import { serverApp, showsExamples } from './api.ts';
import { ownScreens } from './own-screens.ts';

/** The pages of this app: at the same addresses as in the server's own app. */
export const pages = ownScreens.flatMap(screens => screens.pages);

/** Paths of the starter have values such as `:id` only, no optional or open ends. */
const ownPaths = ['/', '/age', ...pages.map(({ path }) => path)].map(
  path => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
);

/** Where a link leads: to a page of this app, else to the same one of the server's own app. While there is no server, all stay here. */
export function addressOf(href: string): string {
  if (showsExamples || !href.startsWith('/')) return href;
  const [path = ''] = href.split(/[?#]/);
  return ownPaths.some(own => own.test(path)) ? href : `${serverApp}${href}`;
}
