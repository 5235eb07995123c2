import { dirname, join } from 'node:path';

/** A block of code of a document, as a file of a project that has the packages installed. */
export interface CodeFile {
  /** Path in that project; a block that names its file has that one, so that others can import it. */
  file: string;
  text: string;
  /** Where it stands: document and line. */
  place: string;
}

const fence = /^([ \t]*)```(tsx|ts)\n(.*?)^\1```$/gms;
const named = /^\/\/ ([\w./-]+\.tsx?)\b/;

/**
 * The blocks of TypeScript of a document, each as a module of its own. Two blocks of one name, such as two ways to the same
 * file, go into folders of their own.
 */
export function codeBlocks(document: string, text: string): CodeFile[] {
  const files: CodeFile[] = [];
  for (const { index, 1: indent = '', 2: language, 3: code = '' } of text.matchAll(fence)) {
    const line = text.slice(0, index).split('\n').length;
    const dedented = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const name = named.exec(dedented)?.[1] ?? `block-${line}.${language}`;
    const folder = (round: number) => join(dirname(document), `${document.replaceAll(/\W/g, '-')}-${round}`);
    let round = 1;
    while (files.some(({ file }) => file === join(folder(round), name))) round += 1;
    files.push({
      file: join(folder(round), name),
      text: `${dedented}\nexport {};\n`,
      place: `${document}:${line}`,
    });
  }
  return files;
}
