/** A style sheet; inlined ones have no address. */
export interface PageStyle {
  href?: string;
  text: string;
}

/** Build files that one page needs. */
export interface PageAssets {
  /** The page's own script. */
  entry: string;
  /** Scripts to fetch at once besides the entry. */
  modules: string[];
  /** Style sheets, in order. */
  styles: PageStyle[];
  /** Fonts that the brand asks to preload. */
  fonts: string[];
  /** Inline script that must run before the entry; only in development. */
  preamble?: string;
}

/** Where the assets of a page come from: the build's manifest, or the development server. */
export interface Assets {
  /** @param sources source files the page is made of, from the app's folder. */
  of(sources: readonly string[]): Promise<PageAssets>;
}

/** One entry of Vite's manifest. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  /** Pictures and fonts that it imports. */
  assets?: string[];
  imports?: string[];
}

/** Vite's manifest: source file to chunk. */
export type Manifest = Record<string, ManifestChunk>;

/** Fonts of the basic Latin letters: every page shows them. Further letters come when a text needs them. */
const firstFont = /-latin-[\w-]{8}\.woff2$/;

const entrySource = 'src/entry-client.tsx';

/** Files that a set of sources needs. */
interface Closure {
  files: string[];
  css: string[];
  assets: string[];
}

/** Files of some sources and all their static imports, each once, imports first. */
export function closure(manifest: Manifest, sources: readonly string[]): Closure {
  const files = new Set<string>();
  const css = new Set<string>();
  const assets = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (!chunk) return;
    for (const name of chunk.imports ?? []) visit(name);
    for (const name of chunk.css ?? []) css.add(name);
    for (const name of chunk.assets ?? []) assets.add(name);
    files.add(chunk.file);
  };
  for (const source of sources) visit(source);
  return { files: [...files], css: [...css], assets: [...assets] };
}

/** Assets of the built app. `read` returns the text of a build file. */
export function builtAssets(manifest: Manifest, read: (file: string) => Promise<string>): Assets {
  const sheets = new Map<string, Promise<PageStyle>>();
  const sheetOf = (file: string) => {
    const sheet = sheets.get(file) ?? read(file).then(text => ({ href: `/${file}`, text }));
    sheets.set(file, sheet);
    return sheet;
  };
  return {
    async of(sources) {
      for (const source of [entrySource, ...sources]) {
        if (!manifest[source]) throw new Error(`The build of the app lacks ${source}; run the build again.`);
      }
      const { files, css, assets } = closure(manifest, [entrySource, ...sources]);
      const entry = manifest[entrySource]?.file;
      return {
        entry: `/${entry}`,
        modules: files.filter(file => file !== entry).map(file => `/${file}`),
        styles: await Promise.all(css.map(sheetOf)),
        fonts: assets.filter(file => firstFont.test(file)).map(file => `/${file}`),
      };
    },
  };
}
