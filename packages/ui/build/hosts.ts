import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Graph, scriptsOf, source } from './graph.ts';

/** Which modules share a file. */
export interface Hosts {
  /** The module whose file a module stands in; itself where it has a file of its own. */
  hostOf: (module: string) => string;
  /** Modules that only pass on what is for the browser's React, and have it in their file: that file is for it too. */
  clients: Set<string>;
}

interface About {
  /** Begins with `'use client'`. */
  client: boolean;
  /** Has nothing but `export … from`. */
  passesOn: boolean;
}

function read(module: string): About {
  const { statements } = ts.createSourceFile(
    module,
    readFileSync(join(source, module), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const [first] = statements;
  return {
    client:
      first !== undefined &&
      ts.isExpressionStatement(first) &&
      ts.isStringLiteral(first.expression) &&
      first.expression.text === 'use client',
    passesOn: statements.every(statement => ts.isExportDeclaration(statement) && statement.moduleSpecifier),
  };
}

/**
 * A module that only one other asks for stands in the file of that one, unless it would become something else by that:
 * entries, what is loaded late, and what needs `'use client'` where the other does without have files of their own.
 */
export function hostsOf(graph: Graph): Hosts {
  const scripts = scriptsOf(graph);
  const about = new Map(scripts.map(module => [module, read(module)]));
  const importers = new Map<string, Set<string>>(scripts.map(module => [module, new Set()]));
  for (const module of scripts) {
    for (const next of graph.imports.get(module) ?? []) importers.get(next)?.add(module);
  }
  const entries = new Set(graph.entries.values());
  const hosts = new Map<string, string>();
  const hostOf = (module: string): string => {
    const host = hosts.get(module);
    return host === undefined ? module : hostOf(host);
  };
  /** The one file from which a module is asked for; nothing when there are more, or when it has to stay apart. */
  const onlyHost = (module: string): string | undefined => {
    if (entries.has(module) || graph.late.has(module)) return undefined;
    const [host, ...others] = new Set([...(importers.get(module) ?? [])].map(hostOf));
    return others.length === 0 ? host : undefined;
  };

  const clients = new Set<string>();
  for (const module of entries) {
    const passed = graph.imports.get(module) ?? [];
    const own = passed.every(next => about.get(next)?.client && onlyHost(next) === module);
    if (passed.length > 0 && own && about.get(module)?.passesOn) clients.add(module);
  }
  const isClient = (module: string) => clients.has(module) || about.get(module)?.client === true;

  for (let found = true; found; ) {
    found = false;
    for (const module of scripts) {
      const host = hosts.has(module) ? undefined : onlyHost(module);
      if (host === undefined || (isClient(module) && !isClient(host))) continue;
      hosts.set(module, host);
      found = true;
    }
  }
  return { hostOf, clients };
}
