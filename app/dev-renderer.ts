import type { ViteDevServer } from 'vite';
import type { Assets } from './src/ssr/assets.ts';
import type { RenderPage } from './src/ssr/render.ts';

/** Assets of the development server: modules are transformed when the browser asks for them, styles come with them. */
const developmentAssets: Assets = {
  of: async () => ({
    entry: '/src/entry-client.tsx',
    modules: ['/@vite/client'],
    styles: [],
    fonts: [],
    preamble: [
      "import RefreshRuntime from '/@react-refresh';",
      'RefreshRuntime.injectIntoGlobalHook(window);',
      'window.$RefreshReg$ = () => {};',
      'window.$RefreshSig$ = () => type => type;',
    ].join('\n'),
  }),
};

/**
 * Makes the renderer for `pnpm dev`: every page is rendered from the sources as they are now. The Vite server runs as
 * middleware of ours: `createServer({ root: 'app', server: { middlewareMode: true } })`.
 */
export function createDevRenderer(vite: ViteDevServer): RenderPage {
  return async (request, context) => {
    const { createRenderer } = await vite.ssrLoadModule('/src/ssr/render.ts');
    return createRenderer(developmentAssets)(request, context);
  };
}
