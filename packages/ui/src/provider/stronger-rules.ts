import { warnInDevelopment } from '../base/dev-warning.ts';

/** What is read of a rule in a style sheet: of a layer, a condition, or declarations. */
interface Rule {
  /** Of a layer. */
  name?: string;
  selectorText?: string;
  style?: Iterable<string> & Pick<CSSStyleDeclaration, 'getPropertyValue'>;
  cssRules?: Iterable<Rule>;
  media?: { mediaText: string };
  parentStyleSheet?: { href: string | null } | null;
}

/** Rules with declarations, those in media queries that hold too, and the layer that they stand in. */
function* stylesIn(rules: Iterable<Rule>, layer = ''): Generator<{ rule: Rule; layer: string }> {
  for (const rule of rules) {
    if (rule.media && !matchMedia(rule.media.mediaText).matches) continue;
    if (rule.selectorText !== undefined) yield { rule, layer };
    if (rule.cssRules && rule.selectorText === undefined)
      yield* stylesIn(rule.cssRules, rule.name === undefined ? layer : rule.name || 'without a name');
  }
}

/** The rules of a sheet; none of one from another host, which scripts may not read. */
function rulesOf(sheet: { cssRules: Iterable<Rule> }): Iterable<Rule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** Selectors of elements alone, as resets and templates have them: a class of the page may win on purpose. */
const namesOnlyElements = (selector: string) => !/[.#[&]/.test(selector);

/** A rule of the page that wins over one of ours, because it stands in no layer. */
interface Stronger {
  selector: string;
  property: string;
  /** The file, or what to call it. */
  sheet: string;
  /** Class of the component that loses. */
  component: string;
}

/**
 * The first rule for elements that stands in no cascade layer and wins over a rule of ours that does.
 *
 * @param find elements of the page
 */
export function strongerRule(
  sheets: Iterable<{ cssRules: Iterable<Rule> }>,
  find: (selector: string) => Iterable<{ className: string; matches(selector: string): boolean }>,
): Stronger | undefined {
  const styles = [...sheets].flatMap(sheet => [...stylesIn(rulesOf(sheet))]);
  const ours = styles.filter(({ layer }) => /^vl\.(?!tokens|brand)/.test(layer));
  if (ours.length === 0) return undefined;
  for (const { rule, layer } of styles) {
    const { selectorText: selector = '', style } = rule;
    if (layer !== '' || !style || !namesOnlyElements(selector)) continue;
    // chosen before looking at elements: a rule for all of them would be compared with all of ours for each
    const losing = ours.flatMap(({ rule: { selectorText: own, style: ownStyle } }) => {
      const property = [...style].find(name => {
        const wanted = ownStyle?.getPropertyValue(name) ?? '';
        return wanted !== '' && wanted !== style.getPropertyValue(name);
      });
      return own && property ? [{ own, property }] : [];
    });
    if (losing.length === 0) continue;
    for (const element of find(selector)) {
      const component = /(?:^|\s)(vl-[A-Z]\w*)/.exec(element.className)?.[1];
      const beaten = component && losing.find(({ own }) => element.matches(own));
      if (!beaten) continue;
      const sheet = rule.parentStyleSheet?.href ?? 'a <style> of the page';
      return { selector, property: beaten.property, sheet, component };
    }
  }
  return undefined;
}

/** Warns developers who load `styles.css` on a page whose rules for elements stand in no layer, and so win over all of ours. */
export function warnOfStrongerRule(): void {
  const found = strongerRule(document.styleSheets, selector => {
    try {
      return document.querySelectorAll<HTMLElement>(`:is(${selector})[class*="vl-"]`);
    } catch {
      return []; // with a pseudo-element
    }
  });
  if (!found) return;
  const { selector, property, sheet, component } = found;
  warnInDevelopment(
    'Styles',
    `${selector} { ${property} } of ${sheet} stands in no cascade layer and wins over .${component}`,
    'Components look other than they should',
    'Load @velluto/ui/styles.unlayered.css in place of @velluto/ui/styles.css, after that sheet, or put the rule into a layer',
  );
}
