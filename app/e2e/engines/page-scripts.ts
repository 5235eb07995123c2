/** Scripts that journeys run in a page of any engine: bodies of functions, whose parameters are in `arguments`. */

/**
 * The visible element that a selector finds, by its whole text, its label or the label of its field where one is asked for; the last
 * of several, which is the one of an open dialog. None while it is moved by an animation.
 */
export const findElement = `
  const [selector, text] = arguments;
  const wordsOf = element => [
    element.getAttribute('aria-label'),
    ...[...(element.labels ?? [])].map(label => label.querySelector('[data-part=label]')?.textContent ?? label.textContent),
    element.textContent,
  ].flatMap(words => words?.replace(/\\s+/g, ' ').trim() ?? []);
  const shown = element => element.checkVisibility() || element.matches('input[type=file], input[type=radio], input[type=checkbox]');
  const fits = element => text === undefined || text === null || wordsOf(element).some(words => words === text);
  const found = [...document.querySelectorAll(selector)].filter(element => shown(element) && fits(element) && !element.closest('[inert]'));
  const element = found.at(-1) ?? null;
  // what is drawn of a choice is its label
  const target = element?.matches('[type=radio], [type=checkbox]') ? element.labels[0] : element;
  // a press would hit what is in its place when the pointer arrives
  const moves = ({ effect, playState }) =>
    playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime) && effect.target.contains(target);
  if (!target || document.getAnimations().some(moves)) return null;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target;
`;

/** Chooses an option of a list by its value. */
export const chooseOption = `
  const [selector, value] = arguments;
  const list = document.querySelector(selector);
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, value);
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return list.value;
`;

/** Whether React has hydrated the page. Before that the browser itself answers a press, with another document. */
export const isHydrated = "return document.readyState === 'complete' && window.hydrated === true";

/** What the script that the tests add to each page has collected. */
export const takeErrors = 'return (window.seenErrors ?? ["no errors are collected"]).splice(0)';

/**
 * Texts whose letters take more space than they were given: a width that the engine kept from before a style changed,
 * so that letters are cut.
 */
export const misfits = `
  const looks = ['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'letterSpacing', 'wordSpacing', 'textTransform',
    'fontFeatureSettings', 'fontVariationSettings', 'fontVariantNumeric'];
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;inset:0 auto auto -9999px;white-space:pre;visibility:hidden';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const leaves = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent.trim();
    if (text === '' || !element.checkVisibility() || element.closest('select, textarea, script, style, svg, .vl-VisuallyHidden, .vl-SkipLink')) continue;
    range.selectNodeContents(texts.currentNode);
    const rects = range.getClientRects();
    // a first letter of its own is no part of the range
    if (getComputedStyle(element, '::first-letter').textTransform !== getComputedStyle(element).textTransform) continue;
    // one line, and not turned
    if (rects.length !== 1 || rects[0].height > 1.6 * parseFloat(getComputedStyle(element).lineHeight)) continue;
    const copy = document.createElement('span');
    copy.textContent = text;
    copy.style.position = 'absolute';
    for (const look of looks) copy.style[look] = getComputedStyle(element)[look];
    box.append(copy);
    leaves.push({ text, copy, width: rects[0].width });
  }
  document.body.append(box);
  const found = leaves.flatMap(({ text, copy, width }) => {
    const needed = copy.getBoundingClientRect().width;
    return needed - width > Math.max(4, needed / 20) ? [text.slice(0, 40) + ': ' + width.toFixed() + ' of ' + needed.toFixed() + ' px'] : [];
  });
  box.remove();
  return found;
`;

/**
 * Words that are too short to be hyphenated (`theme/hyphens.ts`) but are broken into two lines, each with its context.
 */
export const brokenWords = `
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!node.parentElement.checkVisibility() || node.parentElement.closest('script, style, select, textarea, svg, .vl-VisuallyHidden')) continue;
    // whole words: an address or a user name is none
    for (const { 0: word, index } of node.data.matchAll(/(?<![^\\s(«„“‘"])\\p{L}{2,11}(?![^\\s,;:!?…»“”").]|\\.\\S)/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // WebKit adds an empty rectangle at the end of the line before, where spaces are kept
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 4) found.push(word + ' in ' + node.data.trim().slice(0, 60));
    }
  }
  return found;
`;

/** The focused element and what covers its beginning, middle or end; '' when nothing covers it. */
export const coveredFocus = `
  const element = document.activeElement;
  if (!element || element === document.body || element.matches('.vl-SkipLink')) return '';
  const { left, top, width, bottom } = element.getBoundingClientRect();
  const isOwn = hit => element.contains(hit) || hit.contains(element) || [...(element.labels ?? [])].some(label => label.contains(hit));
  const cover = [top + 2, (top + bottom) / 2, bottom - 2]
    .filter(y => y >= 0 && y <= innerHeight)
    .map(y => document.elementFromPoint(left + width / 2, y))
    .find(hit => hit && !isOwn(hit));
  if (!cover) return '';
  const name = element.getAttribute('aria-label') ?? element.name ?? element.textContent;
  return name + ' below ' + (cover.closest('[class*=vl-]') ?? cover).className + ' ' + cover.textContent.slice(0, 60);
`;

/** Whether Tab leads from the page to the bars of the browser, which keep the focus from then on. */
export const isLastStop = `
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')];
  return stops.findLast(stop => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility()) === document.activeElement;
`;
