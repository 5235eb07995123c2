import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', schema: 'src/generated/schema.ts', examples: 'src/examples.ts' },
  format: 'esm',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  clean: true,
  silent: true,
});
