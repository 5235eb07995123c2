import { selectorSpecificity } from '@csstools/selector-specificity';
import { AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** Layers that set only custom properties, which no reset does. They stay layers, since the sheets of brands are in them. */
const isKept = (layer: string) => /^vl\.(tokens|brand)$/.test(layer);

const weightOf = (node: Node): readonly [ids: number, classes: number, types: number] => {
  const { a, b, c } = selectorSpecificity(node);
  return [a, b, c];
};
const selectorIn = (text: string): Selector => {
  const [selector] = parser().astSync(text).nodes;
  if (!selector) throw new Error(`"${text}" is no selector`);
  return selector;
};

/** The selector with the specificity of one class: the rest of it is in `:where()`, which has none. */
function withEvenWeight(text: string): string {
  const selector = selectorIn(text);
  const weighsAsClass = (node: Node) => String(weightOf(node)) === '0,1,0';
  const kept =
    selector.nodes.findLast(({ type }) => type === 'class') ?? selector.nodes.findLast(weighsAsClass);
  for (const node of [...selector.nodes]) {
    if (node === kept || parser.isPseudoElement(node) || !weightOf(node).some(Boolean)) continue;
    const inner = parser.selector({ value: '', nodes: [node.clone() as never] });
    node.replaceWith(parser.pseudo({ value: ':where', nodes: [inner] }));
  }
  return selector.toString();
}

/** A rule with the conditions around it and its place in the cascade. */
interface Placed {
  rule: Rule;
  conditions: string[];
  place: number[];
}

/** The rules of a layer: one for each weight that its selectors have. */
function* rulesIn(container: Container, layer: number, conditions: string[] = []): Generator<Placed> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'atrule') yield* rulesIn(node, layer, [...conditions, `@${node.name} ${node.params}`]);
    if (node.type !== 'rule') continue;
    for (const [weight, selectors] of Map.groupBy(node.selectors, text =>
      String(weightOf(selectorIn(text))),
    )) {
      const rule = node.clone({ selectors: selectors.map(withEvenWeight) });
      yield { rule, conditions, place: [layer, ...weight.split(',').map(Number)] };
    }
  }
}

/** Order of the cascade; the sort keeps the order of what is equal. */
function byPlace(first: Placed, second: Placed): number {
  const index = first.place.findIndex((value, at) => value !== second.place[at]);
  return index < 0 ? 0 : (first.place[index] ?? 0) - (second.place[index] ?? 0);
}

/** Writes rules in their order; neighbours share their conditions. */
function append(sheet: Container, rules: readonly Placed[]): void {
  let current = '';
  let into = sheet;
  for (const { rule, conditions } of rules) {
    if (conditions.join() !== current) {
      current = conditions.join();
      into = sheet;
      for (const condition of conditions) {
        const [name = '', ...params] = condition.slice(1).split(' ');
        const block = new AtRule({ name, params: params.join(' '), nodes: [] });
        into.append(block);
        into = block;
      }
    }
    into.append(rule);
  }
}

/**
 * The style sheet without its layers, for pages whose own rules stand in no layer: those would win over all of ours.
 * Each rule has the specificity of one class, which is more than a reset has. Their order decides which one wins: first
 * by layer, then by their former specificity. So one class of the page, if it comes later, still wins over each of
 * ours.
 */
export function unlayered(css: string): string {
  const sheet = parse(css);
  const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer';
  const statements = sheet.nodes.filter(node => isLayer(node) && !node.nodes) as AtRule[];
  const layers = [...new Set(statements.flatMap(({ params }) => params.split(/,\s*/)))];
  const rules: Placed[] = [];
  for (const node of [...sheet.nodes]) {
    if (!isLayer(node) || isKept(node.params)) continue;
    node.remove();
    if (node.nodes) rules.push(...rulesIn(node, layers.indexOf(node.params)));
  }
  append(sheet, rules.sort(byPlace));
  return `${sheet.toString()}\n`;
}
