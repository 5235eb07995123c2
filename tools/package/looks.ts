import type { Page } from 'playwright-core';

/** Computed styles of the elements of a component, in their order in the document. */
export type Looks = Record<string, { element: string; style: Record<string, string> }[]>;

/** Collects how every element of our components on the page looks, by the name of the part they stand in. */
export const looksOf = (page: Page): Promise<Looks> =>
  page.evaluate(() => {
    const sides = ['top', 'right', 'bottom', 'left'];
    const properties = [
      ...['background-color', 'background-image', 'box-sizing', 'color', 'display', 'opacity'],
      ...['font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'line-height'],
      ...['text-align', 'text-decoration-line', 'text-transform', 'list-style-type', 'vertical-align'],
      ...['border-top-left-radius', 'border-bottom-right-radius', 'width', 'height'],
      ...sides.flatMap(side => [`margin-${side}`, `padding-${side}`, `border-${side}-width`]),
    ];
    const lookOf = (element: Element) => {
      const computed = getComputedStyle(element);
      const style = Object.fromEntries(properties.map(name => [name, computed.getPropertyValue(name)]));
      for (const side of sides) {
        // without a width a border has no colour to see
        if (style[`border-${side}-width`] !== '0px')
          style[`border-${side}`] = computed.getPropertyValue(`border-${side}`);
      }
      return { element: `${element.localName}.${element.getAttribute('class')}`, style };
    };
    const looks: Looks = {};
    for (const element of document.querySelectorAll('[class*="vl-"]')) {
      const part = element.closest('[data-shown]')?.getAttribute('data-shown') ?? 'MatchDialog';
      looks[part] = [...(looks[part] ?? []), lookOf(element)];
    }
    return looks;
  });

/** What looks different from the plain page: the first property of each component, and how many more. */
export function differences(plain: Looks, other: Looks): string[] {
  return Object.entries(plain).flatMap(([part, elements]) => {
    const found = elements.flatMap(({ element, style }, index) => {
      const styleThere = other[part]?.[index]?.style ?? {};
      return Object.entries(style)
        .filter(([name, value]) => styleThere[name] !== value)
        .map(([name, value]) => `${part}, ${element}: ${name} is ${styleThere[name]} instead of ${value}`);
    });
    return found.length > 1 ? [`${found[0]}, and ${found.length - 1} more`] : found;
  });
}
