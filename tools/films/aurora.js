// Northern lights, drawn above the mountains of a photograph taken by day.
import { camera, canvasOf, graded, part, water, wave } from './drawing.js';

/** Bands of northern lights, drawn small and enlarged so that they are soft. */
function lights(draw, turn) {
  const { width: across, height: down } = draw.canvas;
  draw.clearRect(0, 0, across, down);
  draw.globalCompositeOperation = 'lighter';
  const bands = ['rgb(38 214 150', 'rgb(24 176 180', 'rgb(112 96 236'];
  for (const [band, colour] of bands.entries()) {
    for (let x = 0; x < across; x++) {
      const place = x / across;
      const curl = place + 0.05 * wave(turn, 1, place * 2.3 + band * 0.2);
      const foot =
        down *
        (0.66 -
          band * 0.13 -
          0.3 * curl +
          0.1 * wave(turn, 1, curl * 0.9 + band * 0.27) +
          0.03 * wave(turn, -1, curl * 3.1));
      const rays =
        0.7 +
        0.14 * wave(turn, 1, curl * 6.3 + band * 0.4) +
        0.1 * wave(turn, -1, curl * 17) +
        0.06 * wave(turn, 2, curl * 41);
      const bright = [0.8, 0.5, 0.42][band] * rays * (0.62 + 0.38 * wave(turn, 1, place * 0.75 + band * 0.3));
      const tall = down * (0.62 + 0.1 * wave(turn, 1, curl * 4.7 + band * 0.2));
      const fill = draw.createLinearGradient(0, foot - tall, 0, foot + down * 0.08);
      for (const [at, share] of [
        [0, 0],
        [0.35, 0.12],
        [0.62, 0.42],
        [0.82, 1],
        [0.9, 0.7],
        [1, 0],
      ])
        fill.addColorStop(at, `${colour} / ${bright * share})`);
      draw.fillStyle = fill;
      draw.fillRect(x, foot - tall, 1, tall + down * 0.08);
    }
  }
  draw.globalCompositeOperation = 'source-over';
}

/** Where the mountains of the photograph meet the sky, roughly, in shares of the graded picture. */
const mountains = `
  0 0.162, 0.01 0.177, 0.026 0.174, 0.053 0.212, 0.06 0.238, 0.072 0.253, 0.094 0.253, 0.115 0.272,
  0.123 0.303, 0.136 0.303, 0.157 0.328, 0.179 0.343, 0.202 0.345, 0.223 0.306, 0.255 0.275,
  0.281 0.26, 0.323 0.233, 0.336 0.248, 0.366 0.25, 0.387 0.272, 0.408 0.303, 0.442 0.342,
  0.463 0.36, 0.493 0.351, 0.514 0.339, 0.557 0.345, 0.587 0.37, 0.612 0.389, 0.634 0.39,
  0.663 0.387, 0.685 0.37, 0.71 0.366, 0.731 0.389, 0.753 0.419, 0.774 0.449, 0.795 0.475,
  0.842 0.472, 0.859 0.491, 0.893 0.502, 0.906 0.494, 0.931 0.525, 0.952 0.544, 0.974 0.525,
  1 0.517`
  .split(',')
  .map(point => point.trim().split(' ').map(Number));

/** For each column of a picture, the height in pixels at which its sky ends: near `mountains`, where most of the blue is lost. */
function ridge(canvas) {
  const { width: across, height: down } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, across, down);
  const blue = (x, from, to) => {
    let sum = 0;
    for (let y = from; y < to; y++) sum += data[4 * (y * across + x) + 2] - data[4 * (y * across + x)];
    return sum;
  };
  const ends = Array.from({ length: across }, (_, x) => {
    const next = Math.max(
      1,
      mountains.findIndex(([place]) => place >= x / across),
    );
    const [[x1, y1], [x2, y2]] = [mountains[next - 1], mountains[next]];
    const rough = Math.round(down * (y1 + ((y2 - y1) * (x / across - x1)) / (x2 - x1)));
    let [end, most] = [rough, 0];
    for (let y = rough - 12; y < rough + 13; y++) {
      const loss = blue(x, y - 5, y) - blue(x, y, y + 5) - 12 * Math.abs(y - rough);
      if (loss > most) [end, most] = [y, loss];
    }
    return end;
  });
  return ends.map((_, x) => {
    const near = ends.slice(Math.max(0, x - 7), x + 8).sort((a, b) => a - b);
    return near[near.length >> 1];
  });
}

/** Northern lights above mountains and a lake. */
export function aurora(photo) {
  const box = { from: [0, 0.02], share: 0.96 };
  const day = graded(photo, { ...box, filter: 'none', veils: {} });
  const picture = graded(photo, {
    ...box,
    filter: 'saturate(0.55) contrast(1.15) brightness(0.62)',
    veils: {
      multiply: { 0: '#0c2438', 0.35: '#22536e', 0.62: '#7fb4c8', 0.74: '#5f9ab0', 1: '#2c5a70' },
      screen: { 0: 'rgb(6 16 26 / 0.7)', 1: 'rgb(5 14 20 / 0.6)' },
    },
  });
  const { width: across, height: down } = picture;
  const shore = 0.755;
  const sky = canvasOf(across, down);
  const ends = ridge(day);
  const small = canvasOf(240, 135);
  const mask = canvasOf(across, down);
  for (const [x, end] of ends.entries()) {
    const fill = mask.draw.createLinearGradient(0, end - 6, 0, end + 2);
    fill.addColorStop(0, '#000');
    fill.addColorStop(1, 'transparent');
    mask.draw.fillStyle = fill;
    mask.draw.fillRect(x, 0, 1, end + 2);
  }
  return (draw, turn) => {
    // the loop begins where the lights are brightest, as the still picture shows
    lights(small.draw, turn + 0.5);
    sky.draw.globalCompositeOperation = 'source-over';
    sky.draw.clearRect(0, 0, across, down);
    sky.draw.filter = 'blur(7px)';
    sky.draw.drawImage(small.canvas, 0, 0, across, down * 0.78);
    sky.draw.filter = 'none';
    for (let star = 0; star < 150; star++) {
      sky.draw.globalAlpha = 0.35 + 0.4 * part(star * 5) + 0.2 * wave(turn, 1 + (star % 2), part(star * 2));
      sky.draw.fillStyle = '#e6f1f3';
      const size = 1.2 + 1.6 * part(star + 90) ** 3;
      sky.draw.fillRect(part(star) * across, part(star + 200) * down * 0.5, size, size);
    }
    sky.draw.globalAlpha = 1;
    sky.draw.globalCompositeOperation = 'destination-in';
    sky.draw.drawImage(mask.canvas, 0, 0);
    const done = camera(draw, picture, turn, { x: 0.4, y: 0.4, closer: 0.035, aside: 0.1 });
    draw.globalCompositeOperation = 'screen';
    draw.drawImage(sky.canvas, 0, 0);
    // the lake mirrors the sky, flatter and fainter
    draw.save();
    draw.beginPath();
    draw.rect(0, down * shore, across, down);
    draw.clip();
    draw.globalAlpha = 0.75;
    draw.translate(0, down * shore * 1.42);
    draw.scale(1, -0.42);
    draw.drawImage(sky.canvas, 0, 0);
    draw.restore();
    // light on the snow
    draw.globalAlpha = 0.12 + 0.04 * wave(turn);
    draw.drawImage(small.canvas, 0, down * 0.2, across, down * 0.56);
    draw.globalAlpha = 1;
    draw.globalCompositeOperation = 'source-over';
    done();
    water(draw, turn, 0.79, 1.6);
  };
}
