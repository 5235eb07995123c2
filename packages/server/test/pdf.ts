import { inflateSync } from 'node:zlib';

/** The text of a PDF file, whose fonts map two bytes to a letter. */
function textOf(file: Buffer): string {
  const raw = file.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, data = '']) => {
    try {
      return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')];
    } catch {
      return []; // not compressed
    }
  });
  return streams.join('\n');
}

/** Letters of all fonts by their number in the file. */
function lettersOf(text: string): Map<string, string>[] {
  return [...text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)].map(
    ([, ranges = '']) =>
      new Map(
        [...ranges.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)].flatMap(([, first = '', , list = '']) =>
          // a ligature has several letters: `<0066 0069>`
          [...list.matchAll(/<([\w ]+)>/g)].map(([, code = ''], index): [string, string] => [
            (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
            String.fromCharCode(...(code.match(/\w{4}/g) ?? []).map(unit => Number.parseInt(unit, 16))),
          ]),
        ),
      ),
  );
}

/** Every line of the file, read with each of its fonts. */
export function linesOf(file: Buffer): string {
  const text = textOf(file);
  const shown = [...text.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<(\w+)>/g)].map(([, glyphs]) => glyphs).join(''),
  );
  return lettersOf(text)
    .flatMap(letters =>
      shown.map(glyphs => (glyphs.match(/.{4}/g) ?? []).map(id => letters.get(id) ?? '').join('')),
    )
    .join('\n');
}
