// Runs in the page of `record.ts`. Each scene draws one moment of a loop: `turn` goes from 0 at its start to 1 at its end.

const [width, height] = [960, 540];
const wave = (turn, times = 1, shift = 0) => Math.sin(2 * Math.PI * (turn * times + shift));
/** A pseudo-random number between 0 and 1, always the same for the same index. */
const part = index => {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

function sky(draw, from, to) {
  const fill = draw.createLinearGradient(0, 0, 0, height);
  fill.addColorStop(0, from);
  fill.addColorStop(1, to);
  draw.fillStyle = fill;
  draw.fillRect(0, 0, width, height);
}

function disc(draw, x, y, radius, colour) {
  const fill = draw.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, colour);
  fill.addColorStop(1, 'transparent');
  draw.fillStyle = fill;
  draw.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Roofs in the evening, with windows that light up and go dark, and a moon. */
function roofs(draw, turn) {
  sky(draw, '#2a1620', '#8a3a2c');
  disc(draw, 720, 130, 190, 'rgb(246 236 228 / 0.22)');
  draw.fillStyle = '#f6ece4';
  draw.beginPath();
  draw.arc(720, 130, 34, 0, 2 * Math.PI);
  draw.fill();
  for (let row = 0; row < 3; row++) {
    for (let house = 0; house < 11; house++) {
      const seed = row * 31 + house * 7;
      const left = house * 96 - 40 + row * 24;
      const top = 250 + row * 78 + part(seed) * 56;
      draw.fillStyle = ['#4a2430', '#351a27', '#21111b'][row];
      draw.beginPath();
      draw.moveTo(left, height);
      draw.lineTo(left, top);
      draw.lineTo(left + 46, top - 26 * part(seed + 3));
      draw.lineTo(left + 92, top);
      draw.lineTo(left + 92, height);
      draw.fill();
      for (let window = 0; window < 6; window++) {
        const glow = wave(turn, 1, part(seed * 9 + window));
        draw.globalAlpha = Math.max(0, 0.25 + 0.75 * glow) * (0.45 + 0.25 * row);
        draw.fillStyle = '#e0a422';
        draw.fillRect(left + 16 + (window % 3) * 22, top + 20 + Math.floor(window / 3) * 30, 11, 16);
      }
      draw.globalAlpha = 1;
    }
  }
}

/** A sea at night with a light above it and its reflection. */
function sea(draw, turn, [above, below, light]) {
  sky(draw, above, below);
  disc(draw, 480, 210, 260, light.replace(')', ' / 0.3)'));
  draw.fillStyle = light;
  draw.beginPath();
  draw.arc(480, 210, 44, 0, 2 * Math.PI);
  draw.fill();
  draw.fillStyle = above;
  draw.fillRect(0, 300, width, 240);
  for (let line = 0; line < 26; line++) {
    const y = 304 + line * line * 0.36 + line * 2;
    const broad = 40 + line * 9 + 18 * wave(turn, 1 + (line % 2), part(line));
    const x = 480 + 12 * wave(turn, 1, part(line * 5));
    draw.globalAlpha = 0.12 + 0.4 * part(line * 3);
    draw.fillStyle = light;
    draw.fillRect(x - broad / 2, y, broad, 1.5 + line * 0.14);
  }
  draw.globalAlpha = 1;
}

/** Northern lights and stars above hills. */
function aurora(draw, turn) {
  sky(draw, '#0a161d', '#12394a');
  for (let star = 0; star < 70; star++) {
    draw.globalAlpha = 0.35 + 0.35 * wave(turn, 1 + (star % 3), part(star * 2));
    draw.fillStyle = '#e6f1f3';
    draw.fillRect(part(star) * width, part(star + 200) * 320, 1.6, 1.6);
  }
  draw.globalAlpha = 1;
  draw.globalCompositeOperation = 'screen';
  for (let band = 0; band < 3; band++) {
    for (let x = 0; x < width; x += 6) {
      const place = x / width;
      const top =
        90 + band * 40 + 46 * wave(turn, 1, place * 1.3 + band * 0.31) + 22 * wave(turn, 2, place * 2.1);
      const strength = 0.28 + 0.2 * wave(turn, 1, place * 2 + band * 0.4);
      const fill = draw.createLinearGradient(0, top, 0, top + 190);
      fill.addColorStop(0, 'transparent');
      fill.addColorStop(
        0.3,
        `${['rgb(20 160 143', 'rgb(51 70 207', 'rgb(31 127 109'][band]} / ${Math.max(0.02, strength)})`,
      );
      fill.addColorStop(1, 'transparent');
      draw.fillStyle = fill;
      draw.fillRect(x, top, 6, 190);
    }
  }
  draw.globalCompositeOperation = 'source-over';
  for (let hill = 0; hill < 2; hill++) {
    draw.fillStyle = ['#0d2732', '#081219'][hill];
    draw.beginPath();
    draw.moveTo(0, height);
    for (let x = 0; x <= width; x += 12) {
      const rise = Math.sin(x / (130 - hill * 40) + hill * 2) * 34 + Math.sin(x / 57 + hill) * 12;
      draw.lineTo(x, 400 + hill * 62 + rise);
    }
    draw.lineTo(width, height);
    draw.fill();
  }
}

/** Two candles on a table, lighting the wall. */
function candles(draw, turn, [wall, table, wax, flame]) {
  sky(draw, wall, table);
  for (const [index, x] of [390, 570].entries()) {
    const flicker = wave(turn, 2 + index, index * 0.37) * 0.5 + wave(turn, 5, index * 0.6) * 0.3;
    const top = 250 + index * 40;
    disc(draw, x, top - 10, 250 + 22 * flicker, flame.replace(')', ` / ${0.34 + 0.08 * flicker})`));
    draw.fillStyle = wax;
    draw.fillRect(x - 13, top + 16, 26, 430 - top);
    draw.fillStyle = flame;
    draw.beginPath();
    draw.moveTo(x + 5 * flicker, top - 44 - 8 * flicker);
    draw.quadraticCurveTo(x + 20, top - 2, x, top + 10);
    draw.quadraticCurveTo(x - 20, top - 2, x + 5 * flicker, top - 44 - 8 * flicker);
    draw.fill();
  }
  draw.fillStyle = wall;
  draw.fillRect(0, 446, width, height - 446);
}

const scenes = {
  roofs,
  'evening-sea': (draw, turn) => sea(draw, turn, ['#2a1620', '#c8371f', 'rgb(246 224 190)']),
  'evening-table': (draw, turn) => candles(draw, turn, ['#21111b', '#5a2430', '#f6ece4', 'rgb(245 190 90)']),
  aurora,
  'night-sea': (draw, turn) => sea(draw, turn, ['#0a161d', '#2e4bd8', 'rgb(230 241 243)']),
  'night-table': (draw, turn) => candles(draw, turn, ['#0a161d', '#17405a', '#e6f1f3', 'rgb(250 205 120)']),
};

const base64 = async blob =>
  new Promise(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(',')[1]);
    reader.readAsDataURL(blob);
  });

/** The still picture and the film of a scene, as base64. */
globalThis.record = async (name, seconds) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const draw = canvas.getContext('2d');
  const scene = scenes[name];
  scene(draw, 0);
  const poster = await new Promise(resolve => canvas.toBlob(resolve, 'image/webp', 0.8));
  const chunks = [];
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 220_000,
  });
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise(resolve => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const begin = performance.now();
  await new Promise(resolve => {
    const frame = now => {
      const turn = (now - begin) / (seconds * 1000);
      if (turn >= 1) return resolve();
      scene(draw, Math.max(0, turn));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  recorder.stop();
  await stopped;
  return { poster: await base64(poster), film: await base64(new Blob(chunks)) };
};
