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
  const [state, setState] = useState<'ready' | 'packing' | 'failed'>('ready');
  const download = async () => {
    setState('packing');
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
          if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}.`);
          return [`public${path}`, new Uint8Array(await answer.arrayBuffer())] as const;
        }),
      );
      const archive = zipSync(Object.fromEntries([...files, ...pictures]));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
      link.download = `velluto-${component.toLowerCase()}.zip`;
      link.click();
      URL.revokeObjectURL(link.href);
      setState('ready');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return (
    <p className="vl-docs-sandbox">
      <button type="button" disabled={state === 'packing'} onClick={() => void download()}>
        Download as a project
      </button>{' '}
      <code>npm install && npm run dev</code> starts it.
      <span role="alert">{state === 'failed' && ' Not all of its files could be loaded: try again.'}</span>
    </p>
  );
}
