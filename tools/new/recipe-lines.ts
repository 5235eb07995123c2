/** A command of a block of a document. */
export interface Line {
  /** As it is written. */
  text: string;
  /** Its line in the document, from 1. */
  number: number;
  /** The script of `package.json` that pnpm runs. */
  script: string;
  /** What follows it. */
  rest: string;
}

/** Every line of the command blocks of a document: fences without a language, and those of `sh`. */
export function linesIn(document: string): Line[] {
  const lines: Line[] = [];
  let language: string | undefined;
  for (const [index, text] of document.split('\n').entries()) {
    const fence = /^```(\w*)/.exec(text);
    if (fence) language = language === undefined ? fence[1] : undefined;
    else if ((language === '' || language === 'sh') && text.trim() !== '') {
      const [, script = '', rest = ''] =
        /^(?:npx --yes )?pnpm(?:@[\d.]+)? ([\w:-]+)\s*(.*)$/.exec(text) ?? [];
      lines.push({ text, number: index + 1, script, rest });
    }
  }
  return lines;
}
