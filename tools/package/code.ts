import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, runStep } from '../support/run-step.ts';
import { type CodeFile, codeBlocks } from './code-blocks.ts';
import { type Finding, none } from './finding.ts';
import { checkSandbox } from './sandbox.ts';

/** Documents that users read; those of the packages are in their tarballs. */
const documents = [
  'ui/README.md',
  'ui/GUIDE.md',
  'api-client/README.md',
  'conformance/README.md',
  'fonts/README.md',
];

/** Files that a document speaks of without showing them. */
const unshown: Record<string, string> = {
  'src/Welcome.tsx': 'export const Welcome = () => null;\n',
  'app/Welcome.tsx': 'export const Welcome = () => null;\n',
  'tailwind.d.ts':
    "declare module '@tailwindcss/vite' { const plugin: () => import('vite').Plugin; export default plugin; }\n",
  'aurora.ts':
    "export const aurora = { id: 'aurora', name: 'Aurora', themeColour: { light: '#fff', dark: '#000' } };\n",
  'locales/app/de.ts': "export const messages = { 'app.title': ['Willkommen'] };\n",
};

/** The settings of a strict project of its own, as a stranger would have it. */
const settings = {
  compilerOptions: {
    ...{
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
    },
    ...{ strict: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true, isolatedModules: true },
    ...{
      jsx: 'react-jsx',
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ['vite/client'],
    },
  },
};

/** Compiles files in a project beside the unpacked packages; complaints name the place that each comes from. */
async function compile(name: string, files: readonly CodeFile[], into: string): Promise<Finding> {
  const project = join(into, name.replaceAll(/\W+/g, '-'));
  for (const { file, text } of files) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), text);
  }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings));
  const { code, output } = await runStep('tsc', ['--pretty', 'false', '-p', '.'], { cwd: project });
  const places = new Map(files.map(({ file, place }) => [file, place]));
  const faults = output.replaceAll(/^([^\s(]+)\(/gm, (_, file) => `${places.get(file) ?? file} (`);
  return none(`${files.length} ${name} compile`, code === 0 ? [] : [faults]);
}

/** Checks that each block of TypeScript in a document compiles strictly as it stands there. */
export async function checkBlocks(into: string): Promise<Finding> {
  const blocks = await Promise.all(
    documents.map(async document =>
      codeBlocks(document, await readFile(join(root, 'packages', document), 'utf8')),
    ),
  );
  const shown = blocks.flat();
  const folders = new Set(shown.map(({ file }) => file.split('/').slice(0, 2).join('/')));
  const more = [...folders].flatMap(folder =>
    Object.entries(unshown).map(([file, text]) => ({ file: join(folder, file), text, place: file })),
  );
  return compile(
    'blocks of the documents',
    [...more.filter(({ file }) => !shown.some(one => one.file === file)), ...shown],
    into,
  );
}

/** Writes the code that Storybook shows for each component, and what its stories say of it; returns what went wrong. */
export async function writeExamples(into: string): Promise<string | undefined> {
  const { code, output } = await runStep(
    'vitest',
    ['run', '--config', 'tools/package/examples/vitest.config.ts'],
    { env: { EXAMPLES: into } },
  );
  return code === 0 ? undefined : output;
}

/** Checks that the code that Storybook shows for each component compiles strictly in a project of its own. */
export async function checkExamples(into: string): Promise<Finding[]> {
  const written = join(into, 'written-examples');
  const fault = await writeExamples(written);
  if (fault !== undefined) return [{ name: 'the examples of Storybook are written', fault }];
  const files = await Promise.all(
    globSync('*.tsx', { cwd: written }).map(async file => ({
      file,
      text: await readFile(join(written, file), 'utf8'),
      place: `the example of ${file.replace('.tsx', '')}`,
    })),
  );
  return [
    none('Storybook shows examples', files.length > 150 ? [] : [`there are only ${files.length}`]),
    await compile('examples of Storybook', files, into),
    ...(await checkSandbox(join(written, 'sandbox'), join(into, 'sandbox'))),
  ];
}
