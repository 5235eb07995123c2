/** Size of a portrait: 4:5, like all photos in lists. */
export const WIDTH = 800;
export const HEIGHT = 1000;

/** A number rounded to one decimal, to keep the SVG short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A filled shape; `extra` is text with further attributes. */
export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;

/** A line with round ends, without a fill. */
export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra ? ` ${extra}` : ''}/>`;

/** A filled rectangle. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;

/** A filled ellipse; a circle when the second radius is left out. */
export const ellipse = (cx: number, cy: number, rx: number, fill: string, ry = rx, extra = ''): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;

/** Shapes with a common transform. */
export const group = (transform: string, ...content: string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;

/** A gradient from top to bottom to be used as `url(#id)`. */
export const gradient = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

/** Calls `draw` `count` times and joins the results. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A colour between two `#rrggbb` colours; 0 gives the first. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (index: number) => {
    const [a, b] = [from, to].map(colour => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
