import { isValidElement } from 'react';
import { storyNow } from '../../../packages/ui/test/clock.ts';
import { shortAddress } from './code.ts';
import { sandboxPackages, type Versions } from './sandbox-packages.ts';

/** An example, in the brand, mode and language in which its page shows it. */
export interface SandboxInput {
  component: string;
  /** Text of the module that exports `Example`. */
  code: string;
  brand: string;
  /** `light` or `dark`; left out where the device decides. */
  mode?: string | undefined;
  language: string;
  versions: Versions;
}

const chosen = (names: readonly string[], versions: Versions) =>
  Object.fromEntries(names.map(name => [name, versions[name]]));

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a project that shows an example, without its pictures: `npm install && npm run dev` starts it. */
export function sandboxFiles({ component, code, brand, mode, language, versions }: SandboxInput) {
  const marks = [`data-vl-brand="${brand}"`, ...(mode === undefined ? [] : [`data-vl-mode="${mode}"`])];
  return {
    'README.md': `# ${component}\n\nAn example of \`@velluto/ui\` ${versions['@velluto/ui']}.\n\n\`\`\`sh\nnpm install\nnpm run dev\n\`\`\`\n`,
    'package.json': json({
      name: `velluto-${component.toLowerCase()}`,
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
      dependencies: chosen(sandboxPackages.runs, versions),
      devDependencies: chosen(sandboxPackages.builds, versions),
    }),
    'index.html': `<!doctype html>
<html lang="${language}" ${marks.join(' ')}>
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${component}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'vite.config.ts': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`,
    'tsconfig.json': json({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['vite/client'],
      },
      include: ['src'],
    }),
    'src/main.tsx': `import '@velluto/fonts/${brand}.css';
import '@velluto/ui/reset.css';
import '@velluto/ui/styles.css';
import '@velluto/ui/brands/${brand}.css';
import { ${brand} } from '@velluto/ui/brands/${brand}';
import { messages } from '@velluto/ui/i18n/${language}';
import { fixedClock, UiProvider } from '@velluto/ui/provider';
import { createRoot } from 'react-dom/client';
import { Example } from './Example';

// the moment of the sample data; a site takes liveClock(Date.now())
const clock = fixedClock(${storyNow});

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider brand={${brand}} locale="${language === 'en' ? 'en-GB' : language}" messages={messages} clock={clock}>
    <main data-vl-reset="" style={{ maxInlineSize: '40rem', marginInline: 'auto', padding: '2rem' }}>
      <Example />
    </main>
  </UiProvider>,
);
`,
    'src/Example.tsx': `${code}\n`,
  };
}

/** Addresses of the pictures and films in an example, by the path that its code gives them. */
export function assetsOf(value: unknown, found: Record<string, string> = {}): Record<string, string> {
  if (typeof value === 'string') {
    const path = shortAddress(value);
    if (path !== value) found[path] = value;
  } else if (isValidElement<object>(value)) assetsOf(value.props, found);
  else if (typeof value === 'object' && value !== null && !(value instanceof File))
    for (const part of Object.values(value)) assetsOf(part, found);
  return found;
}
