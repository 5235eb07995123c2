import { processVanillaFile, vanillaExtractTransformPlugin } from '@vanilla-extract/integration';
import { build } from 'esbuild';
import { className } from './class-names.ts';
import { home } from './graph.ts';

/** What style modules come to. Paths are relative to `src`. */
export interface Styles {
  /** Class names and other values that each module exports. */
  exports: Map<string, Record<string, unknown>>;
  /** Its own rules, without those of the modules it builds on. */
  rules: Map<string, string>;
}

/** Runs all style modules at once: what they share is evaluated one time and its rules come out one time. */
export async function evaluateStyles(modules: readonly string[]): Promise<Styles> {
  const all = modules.map((module, index) => `export * as s${index} from './src/${module}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents: all, resolveDir: home, sourcefile: 'all-styles.ts' },
    absWorkingDir: home,
    bundle: true,
    write: false,
    platform: 'node',
    external: ['@vanilla-extract'],
    plugins: [vanillaExtractTransformPlugin({ identOption: className })],
  });
  const rules = new Map<string, string>();
  const values = await processVanillaFile({
    source: outputFiles[0]?.text ?? '',
    filePath: `${home}/all-styles.ts`,
    identOption: className,
    serializeVirtualCssPath: ({ fileScope, source }) => {
      rules.set(fileScope.filePath.replace(/^src\//, ''), source);
      return '';
    },
  });
  const evaluated: Record<string, Record<string, unknown>> = await import(
    `data:text/javascript,${encodeURIComponent(values)}`
  );
  const exports = new Map(modules.map((module, index) => [module, { ...evaluated[`s${index}`] }]));
  return { exports, rules };
}
