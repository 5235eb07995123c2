import type { APIRequestContext, Page } from '@playwright/test';
import { webFontFaces } from '../../src/ssr/web-font-faces.ts';

/** The rules of the web fonts of a site, as its documents have them. */
export async function readWebFonts(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/offline')).text();
  const faces = html.match(webFontFaces) ?? [];
  if (faces.length === 0) throw new Error('The document has no web fonts.');
  return faces.join('');
}

/** Gives a document that came without web fonts its letters, and waits until they are drawn. */
export async function addWebFonts(page: Page, faces: string): Promise<void> {
  await page.evaluate(async rules => {
    // not an element: the content security policy allows none without a nonce
    const sheet = new CSSStyleSheet();
    await sheet.replace(rules);
    document.adoptedStyleSheets.push(sheet);
    // the fonts that the page needs are known once it is laid out
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    if (![...document.fonts].some(({ status }) => status === 'loaded'))
      throw new Error('No font was loaded.');
  }, faces);
}
