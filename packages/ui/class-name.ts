import { basename } from 'node:path';

/** Prefix that vanilla-extract puts before the number of a class name, by module. */
const scopes = new Map<string, string>();

/**
 * Names a class, variable or animation so that devtools show its component: `vl-Button-primary-4`. The name depends only
 * on the module and the position in it, so that the builds for the browser, the server and npm give the same name.
 */
export function className(name: { hash: string; filePath: string; debugId?: string | undefined }): string {
  const { hash, filePath, debugId } = name;
  // the hash ends with the number of the name in its module, and the first one has the number 0
  const scope = scopes.get(filePath) ?? hash.slice(0, -1);
  scopes.set(filePath, scope);
  const variant = debugId ? `-${debugId.replace(/\W/g, '_')}` : '';
  return `vl-${basename(filePath, '.css.ts')}${variant}-${hash.slice(scope.length)}`;
}
