// The scenes of the films, drawn over photographs in the page of `record.ts`. Each draws one moment of a loop: `turn` goes
// from 0 at its start to 1 at its end.
import { aurora } from './aurora.js';
import { camera, glow, graded, part, water, wave } from './drawing.js';

/** Roofs at sunset; the sun breathes at the end of the street. */
function roofs(photo) {
  const picture = graded(photo, {
    from: [0.02, 0.03],
    share: 0.96,
    filter: 'saturate(0.95) contrast(1.06) brightness(0.86)',
    veils: {
      multiply: { 0: '#94606c', 0.5: '#e2b09a', 1: '#80505a' },
      'soft-light': { 0: 'rgb(122 20 40 / 0.5)', 1: 'rgb(60 10 30 / 0.35)' },
    },
  });
  return (draw, turn) => {
    const done = camera(draw, picture, turn, { x: 0.75, y: 0.45, closer: 0.055, aside: 0.16 });
    draw.globalCompositeOperation = 'screen';
    glow(draw, 0.92, 0.44, 0.5, `rgb(255 150 70 / ${0.3 + 0.12 * wave(turn)})`, picture);
    draw.globalCompositeOperation = 'source-over';
    done();
  };
}

/** Lit names of companies in the photograph of the city, in shares of the graded picture. */
const signs = Object.entries({ 0.333: 0.428, 0.345: 0.347, 0.886: 0.411 });

/** A city by the water after sunset, its lights on the moving water. */
function eveningWater(photo) {
  const picture = graded(photo, {
    from: [0.16, 0.1],
    share: 0.8,
    filter: 'sepia(0.74) hue-rotate(-22deg) saturate(1.4) contrast(1.12) brightness(0.9)',
    veils: {
      multiply: { 0: '#5e2c3e', 0.5: '#dc9c88', 0.6: '#c8827a', 1: '#4a2034' },
      screen: { 0: 'rgb(40 8 20 / 0.5)', 1: 'rgb(34 8 22 / 0.5)' },
    },
  });
  // no mark of a company on the roofs
  for (const [x, y] of signs) {
    const paint = picture.getContext('2d');
    for (const radius of [0.016, 0.01]) glow(paint, x, y, radius, 'rgb(28 10 17)');
  }
  return (draw, turn) => {
    camera(draw, picture, turn, { x: 0.6, y: 0.5, closer: 0.03, aside: 0.12 })();
    water(draw, turn, 0.585, 2.6);
    draw.globalCompositeOperation = 'screen';
    glow(draw, 0.62, 0.5, 0.42, `rgb(224 120 60 / ${0.14 + 0.05 * wave(turn, 1, 0.2)})`);
    draw.globalCompositeOperation = 'source-over';
  };
}

/** Looking up from a courtyard at its lit windows. */
function eveningCourt(photo) {
  const picture = graded(photo, {
    from: [0.02, 0.06],
    share: 0.96,
    filter: 'contrast(1.02) brightness(0.95)',
    veils: {
      multiply: { 0: '#e0a89a', 1: '#c88a84' },
      screen: { 0: 'rgb(30 6 18 / 0.4)', 1: 'rgb(26 6 18 / 0.4)' },
    },
  });
  return (draw, turn) => {
    const done = camera(draw, picture, turn, { x: 0.5, y: 0.4, closer: 0.07 });
    draw.globalCompositeOperation = 'soft-light';
    glow(draw, 0.53, 0.38, 0.55, `rgb(255 176 96 / ${0.4 + 0.22 * wave(turn)})`, picture);
    draw.globalCompositeOperation = 'source-over';
    done();
  };
}

/** A footbridge at night under frames of light that breathe. */
function nightBridge(photo) {
  const picture = graded(photo, {
    from: [0, 0.08],
    share: 1,
    filter: 'saturate(0.9) contrast(1.05)',
    veils: {
      multiply: { 0: '#8fb6d8', 1: '#9fc4e6' },
    },
  });
  const tubes = graded(photo, {
    from: [0, 0.08],
    share: 1,
    filter: 'grayscale(1) contrast(4.5) brightness(0.5) blur(7px)',
    veils: {
      multiply: { 0: '#5ad8ff', 1: '#4a90ff' },
    },
  });
  return (draw, turn) => {
    const done = camera(draw, picture, turn, { x: 0.5, y: 0.72, closer: 0.08 });
    draw.globalCompositeOperation = 'screen';
    draw.globalAlpha = 0.4 + 0.3 * wave(turn, 2);
    draw.drawImage(tubes, 0, 0);
    draw.globalAlpha = 1;
    done();
    glow(draw, 0.35, 0.3, 0.5, `rgb(20 170 150 / ${0.16 + 0.09 * wave(turn, 1, 0.25)})`);
    draw.globalCompositeOperation = 'source-over';
  };
}

/** Forget-me-nots at dusk, with drops of light that float up. */
function blueFlowers(photo) {
  const picture = graded(photo, {
    from: [0.04, 0.1],
    share: 0.9,
    filter: 'saturate(0.92) contrast(1.04) brightness(0.86)',
    veils: {
      multiply: { 0: '#86a6cc', 0.5: '#c4dcf2', 1: '#6688b0' },
      screen: { 0: 'rgb(4 22 30 / 0.8)', 1: 'rgb(4 18 28 / 0.8)' },
    },
  });
  return (draw, turn) => {
    camera(draw, picture, turn, { x: 0.5, y: 0.5, closer: 0.07, aside: 0.14 })();
    draw.globalCompositeOperation = 'screen';
    glow(draw, 0.3 + 0.12 * wave(turn), 0.2, 0.45, 'rgb(28 170 150 / 0.2)');
    for (let drop = 0; drop < 16; drop++) {
      const rise = (turn + part(drop * 3)) % 1;
      const fade = Math.sin(Math.PI * rise) * (0.1 + 0.16 * part(drop * 7));
      const x = part(drop) + 0.015 * wave(turn, 1, part(drop * 5));
      glow(
        draw,
        x,
        1.05 - rise * (0.5 + 0.5 * part(drop + 40)),
        0.008 + 0.02 * part(drop * 11),
        `rgb(190 225 255 / ${fade})`,
      );
    }
    draw.globalCompositeOperation = 'source-over';
  };
}

/** Each scene with the name of its photograph. */
export const scenes = {
  roofs: ['beacon-street-sunset', roofs],
  'evening-water': ['singaporean-cityscape', eveningWater],
  'evening-court': ['casa-mila', eveningCourt],
  aurora: ['lake-sherburne', aurora],
  'night-bridge': ['high-trestle-trail', nightBridge],
  'blue-flowers': ['blue-periwinkle', blueFlowers],
};
