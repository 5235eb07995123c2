import versions from 'virtual:velluto-versions';
import { useState } from 'react';
import { useDocsAxes } from '../axes.ts';
import { assetsOf, sandboxFiles } from './sandbox.ts';

interface SandboxProps {
  component: string;
  code: string;
  /** Arguments of the example, whose pictures come along. */
  args: unknown;
}

/** The example as a project: an archive that needs no service of others. */
export function Sandbox({ component, code, args }: SandboxProps) {
  const { brand = 'velluto', mode, locale = 'en' } = useDocsAxes();
  const [isPacking, setPacking] = useState(false);
  const download = async () => {
    setPacking(true);
    try {
      const { strToU8, zipSync } = await import('fflate');
      const texts = sandboxFiles({
        component,
        code,
        brand,
        mode: mode === 'system' ? undefined : mode,
        language: locale === 'pseudo' ? 'en' : locale,
        versions,
      });
      const files = Object.entries(texts).map(([path, text]) => [path, strToU8(text)] as const);
      const pictures = await Promise.all(
        Object.entries(assetsOf(args)).map(async ([path, address]) => {
          const answer = await fetch(address);
          return [`public${path}`, new Uint8Array(await answer.arrayBuffer())] as const;
        }),
      );
      const archive = zipSync(Object.fromEntries([...files, ...pictures]));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
      link.download = `velluto-${component.toLowerCase()}.zip`;
      link.click();
      URL.revokeObjectURL(link.href);
    } finally {
      setPacking(false);
    }
  };
  return (
    <p className="vl-docs-sandbox">
      <button type="button" disabled={isPacking} onClick={() => void download()}>
        Download as a project
      </button>{' '}
      <code>npm install && npm run dev</code> starts it.
    </p>
  );
}
