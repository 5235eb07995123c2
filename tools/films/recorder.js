// Runs in the page of `record.ts`: encodes the frames of a scene one by one, so that a slow machine loses none.

import { canvasOf, height, width } from './drawing.js';
import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from './mediabunny.js';
import { scenes } from './scenes.js';

/** Length of a loop in seconds, and its frames in each. */
const seconds = 8;
const rate = 24;
/** Bits in a second: half a megabyte for a film. */
const bitrate = 500_000;

const base64 = blob =>
  new Promise(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(',')[1]);
    reader.readAsDataURL(blob);
  });

globalThis.films = Object.keys(scenes);
globalThis.record = async name => {
  const [file, scene] = scenes[name];
  const photo = Object.assign(new Image(), { src: `${file}.jpg` });
  await photo.decode();
  const { canvas, draw } = canvasOf(width, height);
  const moment = scene(photo);
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    bitrate,
    keyFrameInterval: seconds,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  let still;
  for (let frame = 0; frame < seconds * rate; frame++) {
    moment(draw, frame / (seconds * rate));
    if (frame === 0) still = await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
    await source.add(frame / rate, 1 / rate);
  }
  await output.finalize();
  return { still: await base64(still), film: await base64(new Blob([output.target.buffer])) };
};
