import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What `import … from '@velluto/ui'` finds. The package has no module of everything, which would cost a page all of it; so
 * each name tells, in the editor and when the page is loaded, the entry that has it.
 *
 * @param homes the entry of each exported name, such as `base` of `Button`
 * @returns the module, and its declarations
 */
export function signpost(homes: ReadonlyMap<string, string>): { code: string; types: string } {
  const names = [...homes.keys()].sort();
  const advice =
    "The package @velluto/ui is no entry: import each name from its own, such as { Button } from '@velluto/ui/base' and { MemberTile } from '@velluto/ui/product/search'. Your editor names the entry of each, GUIDE.md has the list.";
  return {
    code: `throw new Error(${JSON.stringify(advice)});\nexport let ${names.join(', ')};\n`,
    types: names
      .map(name => {
        const entry = `@velluto/ui/${homes.get(name)}`;
        return `/** @deprecated Import it from '${entry}'. */\nexport declare const ${name}: "Import ${name} from '${entry}'";\n`;
      })
      .join(''),
  };
}

/** Writes the module into the package. */
export function writeSignpost(homes: ReadonlyMap<string, string>): void {
  const file = 'dist/internal/signpost';
  const { code, types } = signpost(homes);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.js`, code);
  writeFileSync(`${file}.d.ts`, types);
}
