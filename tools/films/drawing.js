// What the scenes of the films share: photographs in the light of a brand, a camera, glows and water. `turn` goes from 0 at
// the start of a loop to 1 at its end.

export const [width, height] = [1440, 810];
/** Margin of a graded photograph around the frame, for the move of the camera. */
const reserve = 1.16;

export const wave = (turn, times = 1, shift = 0) => Math.sin(2 * Math.PI * (turn * times + shift));
/** Goes from 0 to 1 and back in one loop, without a jolt. */
export const there = turn => (1 - Math.cos(2 * Math.PI * turn)) / 2;
/** A pseudo-random number between 0 and 1, always the same for the same index. */
export const part = index => {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

export function canvasOf(across, down) {
  const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
  const draw = canvas.getContext('2d', { willReadFrequently: true });
  draw.imageSmoothingQuality = 'high';
  return { canvas, draw };
}

/** A glow at a place of a picture given in shares of its width and height; the whole canvas when left out. */
export function glow(draw, x, y, radius, colour, { width: across, height: down } = draw.canvas) {
  const fill = draw.createRadialGradient(x * across, y * down, 0, x * across, y * down, radius * across);
  fill.addColorStop(0, colour);
  fill.addColorStop(1, 'transparent');
  draw.fillStyle = fill;
  draw.fillRect(0, 0, across, down);
}

/** A veil from top to bottom; `stops` has a colour for places between 0 and 1. */
function veil(draw, mode, stops) {
  const { width: across, height: down } = draw.canvas;
  const fill = draw.createLinearGradient(0, 0, 0, down);
  for (const [place, colour] of Object.entries(stops)) fill.addColorStop(Number(place), colour);
  draw.globalCompositeOperation = mode;
  draw.fillStyle = fill;
  draw.fillRect(0, 0, across, down);
  draw.globalCompositeOperation = 'source-over';
}

/**
 * The part of a photograph that a scene shows, in the light of the brand. `from` is its upper left corner and `share` its
 * width, both in shares of the photograph's size; `filter` is that of CSS.
 */
export function graded(photo, { from: [left, top], share, filter, veils }) {
  const { canvas, draw } = canvasOf(Math.round(width * reserve), Math.round(height * reserve));
  const wide = photo.width * share;
  draw.filter = filter;
  draw.drawImage(
    photo,
    photo.width * left,
    photo.height * top,
    wide,
    (wide * height) / width,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  draw.filter = 'none';
  for (const [mode, stops] of Object.entries(veils)) veil(draw, mode, stops);
  return canvas;
}

/** Draws a graded photograph through a camera that comes nearer and drifts to a side; `x` and `y` are its aim. */
export function camera(draw, picture, turn, { x, y, closer = 0.05, aside = 0 }) {
  const scale = (1 / reserve) * (1.04 + closer * there(turn));
  const across = picture.width * scale;
  const down = picture.height * scale;
  const left = (across - width) * (x + aside * wave(turn)) * -1;
  const top = (down - height) * y * -1;
  draw.setTransform(scale, 0, 0, scale, left, top);
  draw.drawImage(picture, 0, 0);
  return () => draw.setTransform(1, 0, 0, 1, 0, 0);
}

/** Draws what is below `shore` again in strips that sway, so that the water moves; `shore` in shares of the height. */
export function water(draw, turn, shore, reach) {
  const from = Math.round(height * shore);
  const still = water.still.draw;
  still.drawImage(draw.canvas, 0, 0);
  for (let y = from; y < height; y += 2) {
    const near = (y - from) / (height - from);
    const sway =
      reach *
      (0.25 + near) *
      (wave(turn, 1, y / (26 + 60 * near)) + 0.6 * wave(turn, -2, y / (11 + 30 * near)));
    draw.drawImage(still.canvas, 0, y, width, 2, sway, y, width, 2);
    // the strip leaves a gap at one side: its own edge fills it
    if (sway > 0) draw.drawImage(still.canvas, 0, y, 1, 2, 0, y, sway + 1, 2);
    else draw.drawImage(still.canvas, width - 1, y, 1, 2, width + sway - 1, y, 1 - sway, 2);
  }
}
water.still = canvasOf(width, height);
