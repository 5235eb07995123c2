import { converter } from 'culori/fn';
import '../../src/theme/compiler/colour.ts';
import {
  type Channels,
  probeColours,
  probeFonts,
  probeRadii,
  probeShadows,
  probeWeights,
} from './probe-brand.ts';

const toRgb = converter('rgb');
const colourText = /(?:rgba?|hsla?|oklab|oklch|lab|lch|color)\([^()]*\)/g;
const sides = ['top', 'right', 'bottom', 'left'] as const;
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
const pseudos = ['::before', '::after', '::placeholder', '::marker'] as const;
/** SVG elements that are painted; other ones are containers. */
const shapes = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'text', 'tspan']);

/** Whether a computed colour is one of those given; fully transparent counts as no colour. */
function comesFrom(colours: ReadonlyMap<string, Channels>, text: string): boolean {
  const colour = toRgb(text);
  if (!colour) return false;
  if (colour.alpha === 0) return true;
  const channels = [colour.r, colour.g, colour.b].map(part => part * 255);
  return [...colours.values()].some(expected =>
    expected.every((part, index) => Math.abs(part - (channels[index] ?? 0)) < 4),
  );
}
const isFromContract = (text: string) => comesFrom(probeColours, text);

/** Colours that an element shows, by the property that shows them. */
function coloursOf(
  style: CSSStyleDeclaration,
  element: Element,
  text: boolean,
): [property: string, colour: string][] {
  const value = (property: string) => style.getPropertyValue(property);
  const list: [string, string][] = [['background-color', value('background-color')]];
  if (text) list.push(['color', value('color')]);
  for (const side of sides) {
    if (value(`border-${side}-style`) === 'none' || value(`border-${side}-width`) === '0px') continue;
    list.push([`border-${side}-color`, value(`border-${side}-color`)]);
  }
  if (value('outline-style') !== 'none') list.push(['outline-color', value('outline-color')]);
  if (value('text-decoration-line') !== 'none')
    list.push(['text-decoration-color', value('text-decoration-color')]);
  for (const property of ['background-image', 'text-shadow', 'filter']) {
    for (const [colour] of value(property).matchAll(colourText)) list.push([property, colour]);
  }
  if (shapes.has(element.localName)) {
    for (const property of ['fill', 'stroke']) {
      if (value(property) !== 'none') list.push([property, value(property)]);
    }
  }
  return list;
}

/** Borders and rings take a colour of the contract; blurred shadows take one of its shadows. */
function shadowsOf(style: CSSStyleDeclaration): string[] {
  return style.boxShadow.split(/,(?![^(]*\))/).filter(layer => {
    const [colour] = layer.match(colourText) ?? [];
    if (!colour) return false;
    const [, , blur = '0px'] = layer.replace(colour, '').trim().split(/\s+/);
    return !(comesFrom(probeShadows, colour) || (blur === '0px' && isFromContract(colour)));
  });
}

const radii = new Set(['0px', '50%', ...[...probeRadii.values()].map(size => `${size}px`)]);
const families = new Set(probeFonts.values());
const weights = new Set([...probeWeights.values()].map(String));

function hardCodedIn(style: CSSStyleDeclaration, element: Element, text: boolean): string[] {
  const hardCodedValues = coloursOf(style, element, text)
    .filter(([, colour]) => !isFromContract(colour))
    .map(([property, colour]) => `${property}: ${colour}`);
  hardCodedValues.push(...shadowsOf(style).map(layer => `box-shadow: ${layer.trim()}`));
  for (const corner of corners) {
    const radius = style.getPropertyValue(`border-${corner}-radius`);
    if (!radius.split(' ').every(part => radii.has(part)))
      hardCodedValues.push(`border-${corner}-radius: ${radius}`);
  }
  if (text) {
    if (!families.has(style.fontFamily)) hardCodedValues.push(`font-family: ${style.fontFamily}`);
    if (!weights.has(style.fontWeight)) hardCodedValues.push(`font-weight: ${style.fontWeight}`);
  }
  return hardCodedValues;
}

/** Component, part and tag name of an element, to find it in the code. */
function place(element: Element): string {
  let component: string | undefined;
  for (let box: Element | null = element; box && !component; box = box.parentElement)
    component = [...box.classList].filter(name => /^vl-[A-Za-z]+$/.test(name)).at(-1);
  const part = element.closest('[data-part]')?.getAttribute('data-part');
  return [component ?? 'story', part, element.localName].filter(Boolean).join(' › ');
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** A photo sets its background inline, to the average colour of its picture. */
const isPhoto = (element: Element) =>
  element instanceof HTMLElement && element.classList.contains('vl-Photo') && element.style.length > 0;

const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest('.vl-VisuallyHidden');

/** Lists every value below an element that is not from the theme contract, as element and declaration. */
export function findHardCodedValues(root: Element): string[] {
  const found = new Set<string>();
  for (const element of root.querySelectorAll('*')) {
    if (!isSeen(element)) continue;
    const values = hardCodedIn(getComputedStyle(element), element, Boolean(hasText(element)));
    for (const value of values) {
      if (value.startsWith('background-color') && isPhoto(element)) continue;
      found.add(`${place(element)} { ${value} }`);
    }
    for (const pseudo of pseudos) {
      const style = getComputedStyle(element, pseudo);
      const isRendered =
        pseudo === '::placeholder'
          ? element.matches('[placeholder]:placeholder-shown')
          : pseudo === '::marker'
            ? style.display === 'list-item'
            : style.content !== 'none';
      if (!isRendered) continue;
      for (const value of hardCodedIn(style, element, true))
        found.add(`${place(element)}${pseudo} { ${value} }`);
    }
  }
  return [...found];
}
