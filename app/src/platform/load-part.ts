import { inlinedStylesId } from '../document/inlined-styles.ts';

/** Style sheets that are here or on their way, by file name. */
let styles: Map<string, Promise<void>> | undefined;

/** The sheets that the server copied into the page count as loaded. */
function knownStyles(): Map<string, Promise<void>> {
  const hrefs = document.getElementById(inlinedStylesId)?.dataset.hrefs ?? '';
  return new Map(hrefs.split(' ').map(href => [href, Promise.resolve()]));
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} could not be loaded`));
    document.head.append(link);
  });
}

/**
 * Loads a part of the app beside its style sheets and waits for both; the build puts it around every `import()` in place
 * of Vite's own helper, which is four times as large and does not know the sheets inside the page. A failure is told to
 * the window as `vite:preloadError`, as Vite does.
 *
 * @param files style sheets of the part, from the root of the site
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  styles ??= knownStyles();
  const known = styles;
  try {
    const all = files.map(file => {
      const href = `/${file}`;
      const loading = known.get(href) ?? loadStyle(href);
      known.set(href, loading);
      loading.catch(() => known.delete(href)); // the next one who asks tries again
      return loading;
    });
    const [part] = await Promise.all([load(), ...all]);
    return part;
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
