import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { attributeWords } from '../../../../.storybook/docs/attribute-words.ts';
import { docgenOptions, isAttribute } from '../../../../.storybook/docs/docgen-options.ts';
import { codeOnly, controlOf, isDisabled } from '../../../../.storybook/docs/properties.ts';

interface Property {
  name: string;
  parent?: { name: string; fileName: string };
  type: { name: string; value?: { value: string }[] };
}
interface Parser {
  parseWithProgramProvider: (
    file: string,
    program: () => ts.Program,
  ) => { displayName: string; props: Record<string, Property> }[];
}
interface Docgen {
  withCompilerOptions: (options: ts.CompilerOptions, more: object) => Parser;
}

const source = join(import.meta.dirname, '..');
const root = join(source, '../../..');
/** The reader of types that Storybook uses, found from there. */
const storybook = createRequire(createRequire(import.meta.url).resolve('@storybook/react-vite/package.json'));
const docgen: Docgen = storybook(storybook.resolve('react-docgen-typescript'));

/** Every property of every exported component with its type, as the docs write it. */
function properties() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = globSync('{base,patterns,product,provider}/**/*.tsx', {
    cwd: source,
    exclude: ['**/*.{stories,test}.tsx'],
  }).map(file => join(source, file));
  const program = ts.createProgram(files, options);
  const exported = globSync('{base,patterns,product,provider}/**/index.ts', { cwd: source })
    .map(file => readFileSync(join(source, file), 'utf8'))
    .join();
  const parser = docgen.withCompilerOptions(options, docgenOptions);
  return files
    .flatMap(file =>
      parser.parseWithProgramProvider(file, () => program).map(parsed => ({ ...parsed, file })),
    )
    .filter(({ displayName }) => new RegExp(String.raw`\b${displayName}\b`).test(exported))
    .flatMap(({ displayName, props, file }) =>
      Object.values(props).map(({ name, type, parent }) => ({
        component: displayName,
        attribute: isAttribute({ name, parent }),
        file: file.slice(source.length + 1),
        property: `${displayName}.${name}`,
        name,
        written: type.name === 'enum' ? (type.value ?? []).map(({ value }) => value).join(' | ') : type.name,
      })),
    );
}

// reading the types of all components takes seconds, beside other suites more
const timeout = 120_000;
let all: ReturnType<typeof properties>;
beforeAll(() => {
  all = properties();
}, timeout);

it('every property of every exported component has a control, or only code can write it', () => {
  expect(all.length).toBeGreaterThan(1000);
  const without = all.filter(
    ({ attribute, file, name, written }) =>
      !attribute &&
      !file.startsWith('provider/') &&
      isDisabled(controlOf(name, written, undefined)) &&
      !codeOnly(written),
  );
  expect(without.map(({ property, written }) => `${property}: ${written}`)).toEqual([]);
});

it('no component has more than 15 properties of its own: compose one that needs more of parts', () => {
  const declared = all.filter(({ attribute }) => !attribute);
  const counts = Object.entries(Object.groupBy(declared, ({ component }) => component)).map(
    ([component, own = []]) => [component, new Set(own.map(({ name }) => name)).size] as const,
  );
  expect(counts.filter(([, count]) => count > 15)).toEqual([]);
});

it('lists the attributes that a control hands on to its element, each with a description', () => {
  const attributes = all.filter(({ attribute }) => attribute);
  expect(attributes.map(({ property }) => property)).toEqual(
    expect.arrayContaining(['Button.disabled', 'Checkbox.name', 'LinkButton.target']),
  );
  expect(attributes.filter(({ name }) => !attributeWords[name])).toEqual([]);
});
