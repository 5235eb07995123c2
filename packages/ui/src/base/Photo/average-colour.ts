/**
 * Average colour of a picture from the first bytes of its thumbhash, as CSS.
 * Undefined for a text that is no thumbhash. Its first 18 bits are the averages of L, P and Q, six bits each.
 */
export function averageColour(thumbhash: string | undefined): string | undefined {
  if (!thumbhash || !/^[\w+/-]{6,}=*$/.test(thumbhash)) return undefined;
  const [a = 0, b = 0, c = 0] = [
    ...atob(thumbhash.replaceAll('-', '+').replaceAll('_', '/')).slice(0, 3),
  ].map(letter => letter.charCodeAt(0));
  const header = a | (b << 8) | (c << 16);
  const luma = (header & 63) / 63;
  const p = ((header >> 6) & 63) / 31.5 - 1;
  const q = ((header >> 12) & 63) / 31.5 - 1;
  const blue = luma - (2 / 3) * p;
  const red = (3 * luma - blue + q) / 2;
  const channel = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return `rgb(${channel(red)} ${channel(red - q)} ${channel(blue)})`;
}
