import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Bench, Operation } from './bench.ts';
import { pictures } from './members.ts';
import { Stage, type StageControl } from './stage.tsx';
import './shared.css';

let root: Root | undefined;
let control: StageControl | undefined;
const keep = (next: StageControl) => {
  control = next;
};

const operations: Record<Operation, () => void> = {
  nothing: () => undefined,
  mount: () => {
    root = createRoot(document.getElementById('root') as HTMLElement);
    root.render(<Stage onReady={keep} />);
  },
  unmount: () => root?.unmount(),
  like: () => control?.likeEveryTenth(),
  renderAll: () => control?.renderAll(),
  open: () => control?.setOpen(true),
  close: () => control?.setOpen(false),
};

const nextFrame = () =>
  new Promise<void>(resolve =>
    requestAnimationFrame(() => {
      // a message posted in a frame callback arrives after that frame was painted
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    }),
  );

let slowest = 0;
const take = (list: PerformanceEntryList) => {
  for (const { duration } of list) slowest = Math.max(slowest, duration);
};
const observer = new PerformanceObserver(list => take(list.getEntries()));
observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

const bench: Bench = {
  ready: Promise.all(
    pictures.map(async src => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image;
    }),
  ).then(images => {
    // kept, so that they stay in memory
    Object.assign(window, { benchPictures: images });
  }),
  run: async name => {
    flushSync(operations[name]);
    await nextFrame();
    await nextFrame();
  },
  slowestEvent: async () => {
    await nextFrame();
    await new Promise(resolve => setTimeout(resolve, 100));
    take(observer.takeRecords());
    const found = slowest;
    slowest = 0;
    return found;
  },
};
Object.assign(window, { bench });
