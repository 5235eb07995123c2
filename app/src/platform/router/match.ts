import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { Params, Route } from './route.ts';

/** A row of the table and the parameters its path found. */
export interface RouteMatch {
  route: Route;
  params: Params;
}

/** The first row whose path fits; null for an unknown address. */
export function findRoute(table: readonly Route[], path: string): RouteMatch | null {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  for (const route of table) {
    const [matches, found] = matchRoute(parse, route.path, clean);
    if (matches) return { route, params: namedParams(found) };
  }
  return null;
}

/** The named parameters, decoded; the router also counts them, which nobody needs. */
function namedParams(found: Record<string, string | undefined>): Params {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(found)) {
    if (value !== undefined && !/^\d+$/.test(name)) params[name] = decode(value);
  }
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a stray % is part of the text
  }
}
