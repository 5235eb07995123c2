import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { Params, Route } from './route.ts';

/** A row of the table and the parameters that its path found. */
export interface FoundRoute {
  route: Route;
  params: Params;
}

/** The first row that fits a path, by Wouter's own rules; null for an unknown address. */
export function findRoute(table: readonly Route[], path: string): FoundRoute | null {
  for (const route of table) {
    const [found, params] = matchRoute(parse, route.path, decoded(path));
    if (found) return { route, params };
  }
  return null;
}

/** As Wouter reads a path; a stray % is part of the text. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
