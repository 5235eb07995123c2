/** Id of the style element with the page's CSS; its `data-hrefs` names the files it was copied from. */
export const inlinedStylesId = 'vl-styles';

/**
 * Tells Vite's loader that the inlined style sheets are here already: it looks for link elements. A disabled link is
 * never fetched when a script makes it; one in the document would be.
 */
export function markInlinedStyles(document: Document): void {
  const hrefs = document.getElementById(inlinedStylesId)?.dataset.hrefs ?? '';
  for (const href of hrefs.split(' ').filter(text => text !== '')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = href;
    document.head.append(link);
  }
}
