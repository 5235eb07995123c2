import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { partsOf } from '../../.storybook/docs/component/component-files.ts';
import { sizeOf } from '../../.storybook/docs/component/sizes.ts';
import { variableName } from '../../packages/ui/src/theme/variable-name.ts';

/** What the stories of a component say, as `tools/package/examples/write.ts` reads them. */
export interface ToldComponent {
  name: string;
  /** What it is imported from. */
  entry: string;
  /** Path of its source from the root of the repository. */
  source: string;
  /** An example as a module. */
  example: string;
  since?: string;
  status?: string;
  guidance?: { use: string; avoid: string };
  accessibility?: { keyboard: readonly (readonly [string, string])[]; screenReader: readonly string[] };
}

/** A property in Storybook's manifest. */
interface ManifestProperty {
  type?: { name: string; value?: { value: string }[] };
  required?: boolean;
  description?: string;
  defaultValue?: { value: unknown } | null;
}

/** Storybook's manifest of components, as far as it is read here. */
export interface Manifest {
  components: Record<
    string,
    {
      name: string;
      path: string;
      description?: string;
      reactDocgenTypescript?: { description?: string; props?: Record<string, ManifestProperty> };
    }
  >;
}

/** A property of a component. */
export interface DescribedProperty {
  name: string;
  type: string;
  required: boolean;
  description: string;
  default?: string;
}

/** A component as programs read it, in `components.json`. */
export interface DescribedComponent extends Omit<ToldComponent, 'source'> {
  description: string;
  /** In kB with all it is made of. */
  size?: number;
  props: DescribedProperty[];
  /** Places inside that can be styled: `[data-part="…"]`. */
  parts: { name: string; meaning: string }[];
  /** Variables of the theme that it uses itself. */
  tokens: string[];
}

/** Variables of the theme that a style sheet in TypeScript names, such as `vars.space[8]`; `*` where a variant chooses. */
export const tokensIn = (styles: string): string[] => {
  const paths = styles.matchAll(/\bvars((?:\.\w+|\[\d+\])+)(\[)?/g);
  const names = [...paths].map(
    ([, path = '', chosen]) =>
      `--${variableName([...(path.match(/\w+/g) ?? []), ...(chosen === undefined ? [] : ['*'])])}`,
  );
  return [...new Set(names)].sort();
};

const typeOf = ({ type }: ManifestProperty): string =>
  type?.name === 'enum'
    ? (type.value ?? []).map(({ value }) => value).join(' | ')
    : (type?.name ?? 'unknown');

const propertyOf = ([name, property]: [string, ManifestProperty]): DescribedProperty => ({
  name,
  type: typeOf(property),
  required: property.required ?? false,
  description: property.description ?? '',
  ...(property.defaultValue ? { default: String(property.defaultValue.value) } : {}),
});

/** Joins what the stories, the types, the sources and the sizes say of each component. */
export function describeComponents(
  told: readonly ToldComponent[],
  manifest: Manifest,
  root: string,
): DescribedComponent[] {
  const byName = new Map(Object.values(manifest.components).map(one => [one.name, one]));
  return told.map(({ source, ...component }) => {
    const folder = dirname(source);
    const found = byName.get(component.name);
    const docgen = found?.reactDocgenTypescript;
    const styles = globSync('*.css.ts', { cwd: join(root, folder) });
    const size = sizeOf(source);
    return {
      ...component,
      description: (docgen?.description ?? found?.description ?? '').replace(/^@part .*$/gm, '').trim(),
      ...(size === undefined ? {} : { size }),
      props: Object.entries(docgen?.props ?? {}).map(propertyOf),
      parts: partsOf(readFileSync(join(root, source), 'utf8')),
      tokens: tokensIn(styles.map(file => readFileSync(join(root, folder, file), 'utf8')).join('\n')),
    };
  });
}
