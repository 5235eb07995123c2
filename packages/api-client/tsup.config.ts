import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    schema: 'src/generated/schema.ts',
    examples: 'src/examples.ts',
    ui: 'src/ui/index.ts',
    node: 'src/node.ts',
    msw: 'src/msw.ts',
    contract: 'src/contract/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  clean: true,
  silent: true,
});
