/** A block of declarations and the heads around it, outermost first: `['@layer x', '@media …', '.selector']`. */
export interface CssBlock {
  within: string[];
  declarations: [name: string, value: string][];
}

/** Comments, strings and signs of a style sheet; everything else is a word. */
const tokens = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}();,]|[^{}();,"'/]+|\//g;

/** Parts of a text between signs that stand in no brackets. */
export function splitAt(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(tokens)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map(part => part.trim());
}

const declaration = (text: string): [string, string][] => {
  const colon = text.indexOf(':');
  return colon < 0 ? [] : [[text.slice(0, colon).trim(), text.slice(colon + 1).trim()]];
};

/** Every block of a style sheet. Throws when a bracket is left open or closed twice. */
export function blocksOf(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  const open: CssBlock[] = [];
  let text = '';
  let round = 0;
  const settle = () => {
    open.at(-1)?.declarations.push(...declaration(text));
    text = '';
  };
  for (const [token] of css.matchAll(tokens)) {
    if (token.startsWith('/*')) continue;
    if (token === '(') round += 1;
    if (token === ')') round -= 1;
    if (token === '{' && round === 0) {
      open.push({ within: [...(open.at(-1)?.within ?? []), text.trim()], declarations: [] });
      text = '';
    } else if (token === '}' && round === 0) {
      settle();
      const block = open.pop();
      if (!block) throw new Error('a "}" closes nothing');
      blocks.push(block);
    } else if (token === ';' && round === 0) settle();
    else text += token;
  }
  if (open.length > 0) throw new Error(`"${open.at(-1)?.within.at(-1)}" is not closed`);
  return blocks;
}
