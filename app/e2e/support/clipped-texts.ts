import type { Page } from '@playwright/test';

/**
 * Texts of which a part is not visible: cut off by a box or outside the window. A text with an intended ellipsis is
 * fine where it links to a page, or has a title, with the whole text.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Fractions of a pixel are invisible. */
    const tolerancePx = 1.5;
    const problems = new Set<string>();

    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    /** Whether the text is there for screen readers only, and so may be clipped. */
    const isScreenReaderOnly = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
      }
      return false;
    };

    const nameOf = (element: Element) => {
      const { localName, classList } = element;
      return [localName, ...classList].join('.').slice(0, 80);
    };

    /** Whether the whole of a truncated text can be read elsewhere. */
    const isShownInFull = (element: Element, text: string) =>
      // a landing page quotes only the beginning of a profile; the sign-up leads to the whole of it
      element.closest('a[href], .vl-MemberLanding blockquote') !== null ||
      // rows and cards that one link covers completely
      [...(element.closest('li, article')?.querySelectorAll('a[href]') ?? [])].some(
        link => getComputedStyle(link, '::after').position === 'absolute',
      ) ||
      (element.closest('[title]')?.getAttribute('title') ?? '').includes(text);

    /** The boxes that clip an element, from the inside out. A box that scrolls ends the list for its direction: its content can be scrolled into view. */
    function* clippingBoxes(element: Element) {
      let positioned = false;
      const scrolls = { x: false, y: false };
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (!(positioned && style.position === 'static') && style.display !== 'inline') {
          const { overflowX, overflowY } = style;
          const cuts = (value: string) => value === 'hidden' || value === 'clip';
          scrolls.x ||= overflowX === 'auto' || overflowX === 'scroll';
          scrolls.y ||= overflowY === 'auto' || overflowY === 'scroll';
          const x = cuts(overflowX) && !scrolls.x;
          const y = cuts(overflowY) && !scrolls.y;
          if (x || y) yield { box, style, x, y };
          positioned = style.position === 'absolute';
        }
        if (style.position === 'fixed') return scrolls;
      }
      return scrolls;
    }

    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !shown(element) || isScreenReaderOnly(element)) continue;
      if (element.closest('script, style, noscript, select, textarea')) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const report = (why: string) => problems.add(`“${text.slice(0, 60)}” ${why}`);

      const boxes = clippingBoxes(element);
      let step = boxes.next();
      for (; !step.done; step = boxes.next()) {
        const { box, style, x, y } = step.value;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') {
          // a line that is left out is as high as the others; letters of some brands are higher than their line
          const line = Number.parseFloat(style.lineHeight) / 2;
          const cut =
            box.scrollWidth > box.clientWidth + tolerancePx || box.scrollHeight > box.clientHeight + line;
          if (cut && !isShownInFull(element, text)) report(`ends in dots in ${nameOf(box)}`);
          break;
        }
        const edge = box.getBoundingClientRect();
        for (const rect of rects) {
          // letters are lower than their line box
          const air = rect.height / 4;
          if (x && (rect.left < edge.left - tolerancePx || rect.right > edge.right + tolerancePx)) {
            report(`is cut at the side by ${nameOf(box)}`);
          }
          if (
            y &&
            (rect.top + air < edge.top - tolerancePx || rect.bottom - air > edge.bottom + tolerancePx)
          ) {
            report(`is cut above or below by ${nameOf(box)}`);
          }
        }
      }
      if (step.done && !step.value.x) {
        const outside = rects.some(rect => rect.left < -tolerancePx || rect.right > innerWidth + tolerancePx);
        if (outside) report('stands outside the window');
      }
      const frame = element.closest('button, [role="tab"], summary');
      if (frame) {
        const { left, right } = frame.getBoundingClientRect();
        if (rects.some(rect => rect.left < left - tolerancePx || rect.right > right + tolerancePx)) {
          report(`is outside of ${nameOf(frame)}`);
        }
      }
    }

    /** Width that a text needs in a field. */
    const canvasContext = document.createElement('canvas').getContext('2d');
    const needs = (text: string, { font, letterSpacing }: CSSStyleDeclaration) => {
      if (!canvasContext) return 0;
      Object.assign(canvasContext, { font, letterSpacing });
      return canvasContext.measureText(text).width;
    };
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const text =
        field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
      if (text === '' || !shown(field) || isScreenReaderOnly(field)) continue;
      const style = getComputedStyle(field);
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      // a list that wraps needs room for its longest word
      const wraps = field instanceof HTMLSelectElement && style.whiteSpace === 'normal';
      const lines = wraps ? text.split(' ') : [text];
      if (lines.some(line => needs(line, style) > room + tolerancePx))
        problems.add(`“${text}” does not fit into its field`);
    }
    return [...problems];
  });
}
