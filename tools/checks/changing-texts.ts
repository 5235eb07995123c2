import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../support/run-step.ts';

/**
 * Page translators (of browsers) wrap every text node in new elements. When React then updates or removes the node where
 * it was, it throws, unless the text is the only child of its element: then React sets the element's content. This check
 * finds texts that can change or be removed, but are not the only child of their element.
 */

type Parent = ts.JsxElement | ts.JsxFragment;

/** What an expression renders: a text, only elements, or a slot, which a caller fills. */
type Shows = 'text' | 'slot' | 'elements';

/** Searches a program for such texts, and for props that are rendered next to siblings and so must not be texts. */
class Search {
  readonly faults = new Set<string>();
  /** Declarations of props that are rendered next to siblings. */
  readonly #crowded = new Set<ts.Declaration>();
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** Visits all files again until no further crowded prop is found, since a component may pass a slot on to another. */
  search(files: readonly ts.SourceFile[]): void {
    let crowdedBefore: number;
    do {
      crowdedBefore = this.#crowded.size;
      for (const file of files) this.#visit(file);
    } while (this.#crowded.size > crowdedBefore);
  }

  #visit(node: ts.Node): void {
    if (isKept(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) this.#children(node);
    if (ts.isJsxAttribute(node)) this.#attribute(node);
    if (ts.isJsxOpeningLikeElement(node)) this.#component(node);
    if (ts.isCallExpression(node) && node.expression.getText() === 'createElement') this.#call(node);
    node.forEachChild(child => this.#visit(child));
  }

  /** A component that returns a bare text renders it next to the siblings of the component. */
  #component(tag: ts.JsxOpeningLikeElement): void {
    const signature = this.#checker.getResolvedSignature(tag);
    if (signature && this.#shows(signature.getReturnType()) === 'text') this.#report(tag);
  }

  /**
   * An element made by `createElement` with several children; with a key made of its texts it is new whenever one
   * changes.
   */
  #call({ arguments: [, props, ...children] }: ts.CallExpression): void {
    const [first] = children;
    if (!first || (children.length === 1 && !ts.isSpreadElement(first)) || (props && hasKey(props))) return;
    for (const child of children) this.#give(ts.isSpreadElement(child) ? child.expression : child);
  }

  #attribute(attribute: ts.JsxAttribute): void {
    const { initializer, name, parent } = attribute;
    if (!initializer || !this.#isCrowded(parent.parent, name.getText())) return;
    if (ts.isStringLiteral(initializer)) this.#report(initializer);
    else if (ts.isJsxExpression(initializer)) this.#give(initializer.expression);
  }

  #children(parent: Parent): void {
    const children = childrenOf(parent);
    const crowded =
      children.length > 1 || ts.isJsxFragment(parent) || this.#isCrowded(parent.openingElement, 'children');
    if (!crowded || children.every(isStatic)) return;
    for (const child of children) {
      if (ts.isJsxText(child)) this.#report(child);
      else if (ts.isJsxExpression(child)) this.#give(child.expression);
    }
  }

  /** Whether a component renders this prop beside siblings. */
  #isCrowded(tag: ts.JsxOpeningLikeElement, prop: string): boolean {
    const props = this.#checker.getResolvedSignature(tag)?.parameters[0];
    const symbol = props && this.#checker.getTypeOfSymbol(props).getProperty(prop);
    return symbol?.declarations?.some(declaration => this.#crowded.has(declaration)) ?? false;
  }

  /** Checks an expression that is rendered next to siblings, with each of its possible results. */
  #give(expression: ts.Expression | undefined): void {
    if (!expression || ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression)) return;
    if (ts.isParenthesizedExpression(expression)) this.#give(expression.expression);
    else if (ts.isArrayLiteralExpression(expression))
      for (const part of expression.elements) this.#give(part);
    else if (ts.isConditionalExpression(expression)) {
      this.#give(expression.whenTrue);
      this.#give(expression.whenFalse);
    } else if (ts.isBinaryExpression(expression) && isChoice(expression)) {
      if (expression.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken)
        this.#give(expression.left);
      this.#give(expression.right);
    } else {
      const shows = this.#shows(this.#checker.getTypeAtLocation(expression));
      if (shows === 'text') this.#report(expression);
      if (shows === 'slot') this.#fill(expression);
    }
  }

  /** Marks a slot that is rendered next to siblings as crowded: no text may be passed to it. */
  #fill(expression: ts.Expression): void {
    const declaration = this.#declarationOf(expression);
    if (declaration && ts.isVariableDeclaration(declaration)) this.#give(declaration.initializer);
    else if (declaration && ts.isPropertySignature(declaration)) this.#crowded.add(declaration);
    else this.#report(expression);
  }

  #shows(type: ts.Type): Shows {
    const { StringLike, NumberLike, BigIntLike, Object: Objects } = ts.TypeFlags;
    const parts = this.#partsOf(type);
    if (!parts.some(({ flags }) => flags & (StringLike | NumberLike | BigIntLike))) return 'elements';
    return parts.some(({ flags }) => flags & Objects) ? 'slot' : 'text';
  }

  /** The types that a union or a list consists of. */
  #partsOf(type: ts.Type): readonly ts.Type[] {
    if (type.isUnion()) return type.types.flatMap(part => this.#partsOf(part));
    if (!this.#checker.isArrayType(type)) return [type];
    return this.#checker.getTypeArguments(type as ts.TypeReference).flatMap(part => this.#partsOf(part));
  }

  /** Declaration that a slot comes from: a prop or a variable. */
  #declarationOf(expression: ts.Expression): ts.Declaration | undefined {
    // for a render function passed as a prop, the prop
    if (ts.isCallExpression(expression)) return this.#declarationOf(expression.expression);
    const symbol = this.#checker.getSymbolAtLocation(expression);
    const declaration = symbol?.declarations?.[0];
    if (!declaration || !ts.isBindingElement(declaration)) return declaration;
    const props = this.#checker.getTypeAtLocation(declaration.parent);
    const { text } = (declaration.propertyName ?? declaration.name) as ts.Identifier;
    return props.getProperty(text)?.declarations?.[0];
  }

  #report(node: ts.Node): void {
    if (isBlank(node)) return;
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const code = node.getText(file).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    this.faults.add(`${relative(root, file.fileName)}:${line + 1} ${code}`);
  }
}

const isChoice = ({ operatorToken }: ts.BinaryExpression): boolean =>
  [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(operatorToken.kind);

/** Whether the properties of an element have a key. */
const hasKey = (props: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(props) && props.properties.some(({ name }) => name?.getText() === 'key');

/** Page translators do not touch elements with `translate="no"`. */
const isKept = (node: ts.Node): boolean =>
  ts.isJsxElement(node) &&
  node.openingElement.attributes.properties.some(
    attribute => ts.isJsxAttribute(attribute) && attribute.getText() === 'translate="no"',
  );

/** Whether a child never changes and is never removed. */
const isStatic = (child: ts.JsxChild): boolean =>
  !ts.isJsxExpression(child) || !child.expression || ts.isStringLiteral(child.expression);

/** Children that React gets: without comments and without white space that only formats the code. */
const childrenOf = (parent: Parent): ts.JsxChild[] =>
  parent.children.filter(child =>
    ts.isJsxText(child)
      ? !child.containsOnlyTriviaWhiteSpaces
      : !ts.isJsxExpression(child) || child.expression,
  );

/** Whether a text is only white space, which translators do not touch. */
const isBlank = (node: ts.Node): boolean =>
  (ts.isJsxText(node) || ts.isStringLiteral(node)) && node.text.trim() === '';

/** Texts of some modules that are not the only child of their element; a line each. */
export function crowdedTexts(program: ts.Program, paths: readonly string[]): string[] {
  const search = new Search(program.getTypeChecker());
  search.search(paths.flatMap(path => program.getSourceFile(path) ?? []));
  return [...search.faults];
}

/** Checks all modules with user interface; returns their number and the faults. */
export function checkChangingTexts(): { modules: number; faults: string[] } {
  const paths = globSync('{packages/ui,app}/src/**/*.tsx', {
    cwd: root,
    exclude: ['**/*.{stories,test}.tsx', '**/foundations/**'],
  }).map(path => join(root, path));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return { modules: paths.length, faults: crowdedTexts(ts.createProgram(paths, options), paths.sort()) };
}

if (import.meta.main) {
  const { modules, faults } = checkChangingTexts();
  for (const fault of faults) console.error(fault);
  console.log(`${modules} modules, ${faults.length} texts that do not stand alone`);
  process.exit(faults.length === 0 && modules > 0 ? 0 : 1);
}
