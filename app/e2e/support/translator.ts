import { expect, type Page } from '@playwright/test';
import { visit, waitForHydration } from './person.ts';

/**
 * Simulates the page translators of browsers, for the current page and later changes: each text moves into two `font` elements. The
 * text itself stays, so that specs can read it; only the text nodes that React created are gone.
 */
export async function translate(page: Page): Promise<void> {
  const moved = await page.evaluate(() => {
    const untranslated =
      'font, script, style, noscript, textarea, code, option, svg, [translate="no"], .notranslate';
    const move = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      do {
        const text = texts.currentNode;
        if (text instanceof Text && text.data.trim() && text.parentElement?.closest(untranslated) === null) {
          found.push(text);
        }
      } while (texts.nextNode());
      for (const text of found) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
      return found.length;
    };
    const all = move(document.body);
    new MutationObserver(changes => {
      for (const { addedNodes, target, type } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) move(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return all;
  });
  expect(moved, 'texts that the translator moved').toBeGreaterThan(0);
}

/** Opens a page by its address, and translates it as soon as it is hydrated. */
export async function visitTranslated(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await translate(page);
}

/** Follows the first internal link of a page, and waits for the next page. */
export async function followLink(page: Page): Promise<void> {
  const from = page.url();
  const to = await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (link.pathname === location.pathname || link.target || !link.checkVisibility()) continue;
      link.click();
      return link.pathname;
    }
    return '';
  });
  expect(to, `a link on ${from}`).not.toBe('');
  await expect(page).not.toHaveURL(from);
  await waitForHydration(page);
}
