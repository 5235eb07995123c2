import { parse } from 'regexparam';
import type { Params, Route } from './route.ts';

/** A row of the table and the parameters its path found. */
export interface RouteMatch {
  route: Route;
  params: Params;
}

/** The first row whose path fits; null for an unknown address. */
export function findRoute(table: readonly Route[], path: string): RouteMatch | null {
  for (const route of table) {
    const { pattern, keys } = parse(route.path);
    const found = pattern.exec(path);
    if (found) return { route, params: paramsOf(keys, found.slice(1)) };
  }
  return null;
}

function paramsOf(keys: readonly string[], values: readonly (string | undefined)[]): Params {
  const params: Record<string, string> = {};
  keys.forEach((key, index) => {
    const value = values[index];
    if (value !== undefined) params[key] = decode(value);
  });
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a stray % is part of the text
  }
}
