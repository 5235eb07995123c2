import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildBeyondReact, type LibraryName } from './build.ts';
import type { MetricName } from './goals.ts';

const modules = join(import.meta.dirname, 'node_modules');

interface Parts {
  /** npm packages that have to be installed. */
  packages: readonly string[];
  /** The six compared components with the entries they are imported from; the button first. */
  six: readonly (readonly [name: string, from: string])[];
  styles: (part: string) => readonly string[];
  /** Code that a page needs whichever components it has: provider, theme, reset. */
  start: string;
}

const all = (from: string, ...names: string[]) => names.map(name => [name, from] as const);
const mantineStyles: Record<string, readonly string[]> = {
  Button: ['UnstyledButton', 'Button', 'Loader'],
  Modal: ['Modal', 'ModalBase', 'Overlay', 'Paper', 'CloseButton', 'ScrollArea', 'UnstyledButton'],
  Menu: ['Menu', 'Popover', 'UnstyledButton'],
  TextInput: ['Input', 'InlineInput'],
  Card: ['Card', 'Paper'],
};

const parts: Partial<Record<LibraryName, Parts>> = {
  velluto: {
    packages: ['@velluto/ui'],
    six: [
      ...all('@velluto/ui/base', 'Button', 'Badge', 'TextField'),
      ...all('@velluto/ui/patterns', 'Card'),
      ...all('@velluto/ui/base/Dialog', 'Dialog'),
      ...all('@velluto/ui/base/Menu', 'Menu'),
    ],
    styles: part => [`@velluto/ui/${part === 'Card' ? 'patterns' : 'base'}/${part}.css`],
    start: `export { UiProvider } from '@velluto/ui/provider'; import '@velluto/ui/theme.css'; import '@velluto/ui/brands/velluto.css';`,
  },
  mantine: {
    packages: ['@mantine/core', '@mantine/hooks'],
    six: all('@mantine/core', 'Button', 'Modal', 'Menu', 'Badge', 'TextInput', 'Card'),
    styles: part => (mantineStyles[part] ?? [part]).map(name => `@mantine/core/styles/${name}.css`),
    start: `export { MantineProvider } from '@mantine/core'; import '@mantine/core/styles/baseline.css'; import '@mantine/core/styles/default-css-variables.css'; import '@mantine/core/styles/global.css';`,
  },
  mui: {
    packages: ['@mui/material', '@emotion/react', '@emotion/styled'],
    six: all('@mui/material', 'Button', 'Dialog', 'Menu', 'Chip', 'TextField', 'Card'),
    styles: () => [],
    start: `export { ThemeProvider } from '@mui/material';`,
  },
  radix: {
    packages: ['@radix-ui/themes'],
    six: all('@radix-ui/themes', 'Button', 'Dialog', 'DropdownMenu', 'Badge', 'TextField', 'Card'),
    styles: () => ['@radix-ui/themes/styles.css'],
    start: `export { Theme } from '@radix-ui/themes';`,
  },
};

const compressed = (files: readonly Buffer[]) =>
  files.reduce(
    (sum, file) =>
      sum + brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024,
    0,
  );

/** Size of packages and all their dependencies in `node_modules`, in MB. */
function installed(packages: readonly string[]): number {
  const seen = new Set<string>();
  const visit = (name: string, from: string): number => {
    const home = [join(from, 'node_modules', name), join(modules, name)].find(existsSync);
    if (!home || seen.has(home)) return 0;
    seen.add(home);
    const own = globSync('**/*', { cwd: home, exclude: ['node_modules/**'] })
      .map(file => statSync(join(home, file)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    const { dependencies = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return Object.keys(dependencies).reduce((sum, next) => sum + visit(next, home), own);
  };
  return packages.reduce((sum, name) => sum + visit(name, modules), 0) / 1024 ** 2;
}

/** Sizes of a library's components without React, and of its installation. Empty for plain React. */
export async function sizesOf(library: LibraryName): Promise<Partial<Record<MetricName, number>>> {
  const own = parts[library];
  if (!own) return {};
  const weigh = async (name: string, components: Parts['six'], more = '') => {
    const lines = components.flatMap(([part, from]) => [
      `export { ${part} } from '${from}';`,
      ...own.styles(part).map(sheet => `import '${sheet}';`),
    ]);
    return compressed(await buildBeyondReact(`${library}-${name}`, `${[...lines, more].join('\n')}\n`));
  };
  const six = await weigh('six', own.six);
  return {
    button: await weigh('button', own.six.slice(0, 1)),
    six,
    start: (await weigh('start', own.six, own.start)) - six,
    installed: installed(own.packages),
  };
}
