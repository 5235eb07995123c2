/** A colour of the Design Tokens format, in sRGB. */
export interface ColourValue {
  colorSpace: 'srgb';
  /** Red, green and blue, 0–1. */
  components: [red: number, green: number, blue: number];
  /** 0–1. */
  alpha: number;
  /** The colour without its alpha. */
  hex: string;
}
export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}
export interface ShadowValue {
  color: ColourValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
}

/** A value with its type in the Design Tokens format. */
export type TokenValue =
  | { type: 'color'; value: ColourValue }
  | { type: 'dimension'; value: DimensionValue }
  | { type: 'number'; value: number }
  | { type: 'fontFamily'; value: string[] }
  | { type: 'fontWeight'; value: number }
  | { type: 'duration'; value: { value: number; unit: 'ms' } }
  | { type: 'cubicBezier'; value: number[] }
  | { type: 'shadow'; value: ShadowValue[] };

const short = (value: number) => Number(value.toFixed(5));
const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;

/** A hex colour with or without alpha. */
export const colourValue = (colour: string): ColourValue => ({
  colorSpace: 'srgb',
  components: [short(channel(colour, 1)), short(channel(colour, 3)), short(channel(colour, 5))],
  alpha: colour.length > 7 ? short(channel(colour, 7)) : 1,
  hex: colour.slice(0, 7),
});

const px = (text: string | undefined): DimensionValue => ({
  value: Number.parseFloat(text ?? '0'),
  unit: 'px',
});

/** Shadows of CSS, as the compiler writes them: four lengths or fewer, then a hex colour. */
const shadowValue = (css: string): ShadowValue[] =>
  css.split(/,\s*/).map(shadow => {
    const parts = shadow.split(/\s+/);
    const color = colourValue(parts.at(-1) ?? '');
    const [offsetX, offsetY, blur, spread] = parts.slice(0, -1);
    return { color, offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(spread) };
  });

const familyNames = (css: string) => css.split(/,\s*/).map(name => name.replaceAll(/["']/g, ''));

/** What a measure of the contract is in the Design Tokens format; undefined for what the format has no type for. */
export function measureValue(path: readonly string[], css: string): TokenValue | undefined {
  const [group, name = ''] = path;
  if (group === 'elevation') return { type: 'shadow', value: shadowValue(css) };
  if (group === 'motion' && name === 'curve') {
    return { type: 'cubicBezier', value: [...css.matchAll(/[\d.]+/g)].map(([number]) => Number(number)) };
  }
  if (group === 'motion') return { type: 'duration', value: { value: Number.parseFloat(css), unit: 'ms' } };
  if (group === 'font' && (name === 'body' || name === 'display'))
    return { type: 'fontFamily', value: familyNames(css) };
  if (group === 'font' && name !== 'emphasis') return { type: 'fontWeight', value: Number(css) };
  // parts of the size of the letters, for which the format has no unit
  if (css.endsWith('em') && !css.endsWith('rem')) return { type: 'number', value: Number.parseFloat(css) };
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  if (value === undefined) return;
  return { type: 'dimension', value: { value: Number(value), unit: unit as DimensionValue['unit'] } };
}
