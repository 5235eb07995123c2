import type { WrittenType, WrittenTypes } from './read-types.ts';

/** How many steps types are followed: those of the properties, those that these name, and those that these name again. */
const steps = 3;

/** Names in a written type, such as `readonly TileMember[] | null`. */
const namesIn = (written: string) => written.match(/\b[A-Z]\w*/g) ?? [];

/** The types of the package that a written type names itself. */
export const namedTypes = (written: string, types: WrittenTypes): string[] =>
  [...new Set(namesIn(written))].filter(name => Object.hasOwn(types, name));

/** The types behind a component's properties, each once: its own `Props` first, then those that the others name. */
export function typesOf(component: string, written: readonly string[], types: WrittenTypes): WrittenType[] {
  let names = [
    ...namedTypes(`${component}Props`, types),
    ...written.flatMap(type => namedTypes(type, types)),
  ];
  const found = new Set<string>();
  for (let step = 0; step < steps; step++) {
    const next = names.filter(name => !found.has(name));
    for (const name of next) found.add(name);
    names = next.flatMap(name => types[name]?.uses ?? []);
  }
  return [...found].flatMap(name => types[name] ?? []);
}

/** The element whose attributes a component takes too, by its `Props`: `button` for `RootProps<'button'>`. */
export function rootElement(component: string, types: WrittenTypes): string | undefined {
  const seen = new Set<string>();
  const search = (name: string): string | undefined => {
    const type = types[name];
    if (!type || seen.has(name)) return undefined;
    seen.add(name);
    const [, tag] = /(?<!keyof )\bRootProps<\s*'(\w+)'/.exec(type.text) ?? [];
    return tag ?? type.uses.map(search).find(found => found !== undefined);
  };
  return search(`${component}Props`);
}
