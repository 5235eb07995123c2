/** Metrics of a font for the `@font-face` rules of its fallback fonts, in em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Average character width of running text. */
  width: number;
}

const sample =
  'the evening was warm and we walked along the canal talking about films and food until the last train had gone';

/** Reads an uncompressed TrueType or OpenType font. Throws when a table it needs is missing. */
export function readMetrics(font: Uint8Array): FontMetrics {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < data.getUint16(4); index++) {
    const entry = 12 + index * 16;
    tables.set(String.fromCharCode(...font.subarray(entry, entry + 4)), data.getUint32(entry + 8));
  }
  const table = (name: string) => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`the font has no table "${name}"`);
    return offset;
  };
  const em = data.getUint16(table('head') + 18);
  const hhea = table('hhea');
  const longMetrics = data.getUint16(hhea + 34);
  const advance = (glyph: number) => data.getUint16(table('hmtx') + Math.min(glyph, longMetrics - 1) * 4);
  const widths = [...sample].map(letter => advance(glyphOf(data, table('cmap'), letter.charCodeAt(0))));
  return {
    ascent: data.getInt16(hhea + 4) / em,
    descent: -data.getInt16(hhea + 6) / em,
    lineGap: data.getInt16(hhea + 8) / em,
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / em,
  };
}

/** Index of a character's glyph, from the segment table (format 4) that every web font has; 0 when it has none. */
function glyphOf(data: DataView, cmap: number, code: number): number {
  for (let index = 0; index < data.getUint16(cmap + 2); index++) {
    const map = cmap + data.getUint32(cmap + 4 + index * 8 + 4);
    if (data.getUint16(map) !== 4) continue;
    const doubled = data.getUint16(map + 6);
    for (let at = 0; at < doubled; at += 2) {
      if (data.getUint16(map + 14 + at) < code) continue;
      const start = data.getUint16(map + 16 + doubled + at);
      if (start > code) return 0;
      const delta = data.getInt16(map + 16 + doubled * 2 + at);
      const rangeAt = map + 16 + doubled * 3 + at;
      const range = data.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = data.getUint16(rangeAt + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
  }
  return 0;
}
