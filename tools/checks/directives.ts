import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../support/run-step.ts';

/**
 * A module that calls hooks or passes functions it made must begin with `'use client'`, or React Server Components cannot
 * import it. This check finds modules of the package without the directive, and those that have it needlessly.
 */

const folder = join(root, 'packages/ui/src');
const exclude = ['**/*.{stories,test,css}.{ts,tsx}', 'foundations/**'];

/** Whether a value may be or contain a function: looks into `a ? b : c`, `a && b`, parentheses, arrays and objects. */
function holdsFunction(value: ts.Expression, local: ReadonlySet<string>): boolean {
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return true;
  if (ts.isIdentifier(value)) return local.has(value.text);
  if (ts.isParenthesizedExpression(value)) return holdsFunction(value.expression, local);
  if (ts.isConditionalExpression(value))
    return holdsFunction(value.whenTrue, local) || holdsFunction(value.whenFalse, local);
  if (ts.isBinaryExpression(value))
    return holdsFunction(value.left, local) || holdsFunction(value.right, local);
  if (ts.isArrayLiteralExpression(value)) return value.elements.some(part => holdsFunction(part, local));
  if (ts.isObjectLiteralExpression(value))
    return value.properties.some(
      part =>
        ts.isMethodDeclaration(part) ||
        (ts.isPropertyAssignment(part) && holdsFunction(part.initializer, local)),
    );
  return false;
}

/** Names of functions that are defined inside another function, such as a component's handlers. */
function localFunctions(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node, depth: number): void => {
    if (depth > 0 && ts.isFunctionDeclaration(node) && node.name) names.add(node.name.text);
    if (depth > 0 && ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (holdsFunction(node.initializer, new Set())) names.add(node.name.text);
    }
    node.forEachChild(child => visit(child, depth + (ts.isFunctionLike(node) ? 1 : 0)));
  };
  visit(file, 0);
  return names;
}

/** Why a module has to be a client module; undefined when it need not be. */
export function clientReason(file: ts.SourceFile): string | undefined {
  const local = localFunctions(file);
  let reason: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text;
      if (/^use([A-Z]|$)/.test(name) || name === 'createContext') reason ??= `calls ${name}()`;
    } else if (ts.isHeritageClause(node) && /\bComponent\b/.test(node.getText(file))) {
      reason ??= 'has a class component';
    } else if (ts.isJsxExpression(node) && node.expression && holdsFunction(node.expression, local)) {
      reason ??= `hands on the function ${node.getText(file).slice(0, 40)}`;
    }
    node.forEachChild(visit);
  };
  visit(file);
  return reason;
}

/** True when the module begins with `'use client'`. */
export const isClient = ({ statements: [first] }: ts.SourceFile): boolean =>
  first !== undefined &&
  ts.isExpressionStatement(first) &&
  ts.isStringLiteral(first.expression) &&
  first.expression.text === 'use client';

/** Checks the directives of the package; returns the number of modules and a line for each fault. */
export function checkDirectives(): { modules: number; faults: string[] } {
  const faults: string[] = [];
  const paths = globSync('**/*.{ts,tsx}', { cwd: folder, exclude });
  for (const path of paths.sort()) {
    const text = readFileSync(join(folder, path), 'utf8');
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
    const reason = clientReason(file);
    if (reason && !isClient(file)) faults.push(`${path} needs 'use client': it ${reason}`);
    if (!reason && isClient(file)) faults.push(`${path} does not need 'use client'`);
  }
  return { modules: paths.length, faults };
}

if (import.meta.main) {
  const { modules, faults } = checkDirectives();
  for (const fault of faults) console.error(fault);
  console.log(`${modules} modules, ${faults.length} wrong directives`);
  process.exit(faults.length === 0 && modules > 0 ? 0 : 1);
}
