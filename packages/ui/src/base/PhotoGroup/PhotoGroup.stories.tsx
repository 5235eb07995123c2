import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DelayedPhotos, finishLoading, waitAnimationOf } from '../../../test/DelayedPhotos.tsx';
import { painted } from '../../../test/painted.ts';
import { photographed } from '../../../test/photographed.ts';
import { lockedPhoto, portrait, unseen } from '../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Photo, type PhotoProps } from '../Photo/Photo.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { PhotoGroup } from './PhotoGroup.tsx';
import { groupTimeoutMs } from './reveal-times.ts';

const strip = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '2px',
  maxInlineSize: '40rem',
} as const;
const places = [0, 1, 2, 3, 4];
const list = (change: (place: number) => Partial<PhotoProps> = () => ({})) => (
  <div style={strip}>
    {places.map(place => (
      <Photo
        key={place}
        photo={portrait(place)}
        alt={`Portrait ${place + 1}`}
        name="Anna"
        {...change(place)}
      />
    ))}
  </div>
);

const meta = {
  title: 'Base/PhotoGroup',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'around a list of pictures that are seen at a glance: a grid of people, a strip below a large picture.',
      avoid:
        'around a whole page: pictures that do not belong together would wait for each other. Leave it out where the server sends all that is seen first, as the start page does: there it only costs time.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'It adds nothing to read: the pictures keep their texts while they wait for each other.',
      ],
    },
  },
  component: PhotoGroup,
  args: { children: list() },
} satisfies Meta<typeof PhotoGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const imagesIn = (element: HTMLElement) => [...element.querySelectorAll('img')];
const revealStates = (images: readonly HTMLElement[]) => images.map(({ dataset }) => dataset.reveal);
const seen = (images: readonly HTMLElement[]) =>
  images.map(image => Number(getComputedStyle(image).opacity) > 0);
const all = <Value,>(value: Value) => places.map(() => value);
const expectAllWaiting = (images: readonly HTMLElement[]) =>
  waitFor(() => {
    expect(revealStates(images)).toEqual(all('waiting'));
    for (const image of images) expect(waitAnimationOf(image)?.playState).toBe('paused');
  });
/** Sets how long the pictures have been waiting, in ms. */
const pass = (images: readonly HTMLElement[], time: number) => {
  for (const image of images) Object.assign(waitAnimationOf(image) ?? {}, { currentTime: time });
};
const delayed: Story['decorators'] = story => <DelayedPhotos>{story()}</DelayedPhotos>;

/** Loads the pictures into the browser's cache before the story is rendered. */
const preloaded: Story['loaders'] = async () => {
  const images = places.map(place => Object.assign(new Image(), { src: portrait(place).src }));
  await Promise.all(images.map(image => image.decode()));
  return { images };
};

/** Pictures that are loaded at hydration are never hidden. */
export const Default: Story = {
  loaders: preloaded,
  play: async ({ canvasElement }) => {
    const images = imagesIn(canvasElement);
    await Promise.all(images.map(image => image.decode()));
    await painted();
    await expect(revealStates(images)).toEqual(all(undefined));
    await expect(seen(images)).toEqual(all(true));
  },
};

/** The first four wait for the slowest of them, then appear together. */
export const Together: Story = {
  decorators: delayed,
  play: async ({ canvasElement }) => {
    const images = imagesIn(canvasElement);
    await expectAllWaiting(images);
    for (const image of images.slice(1)) finishLoading(image);
    pass(images, groupTimeoutMs - 1);
    await expect(revealStates(images)).toEqual(['waiting', 'loaded', 'loaded', 'loaded', 'loaded']);
    await expect(seen(images)).toEqual(all(false));
    pass(images, 100);
    for (const image of images.slice(0, 1)) finishLoading(image);
    for (const image of images) await expect(waitAnimationOf(image)?.currentTime).toBe(groupTimeoutMs);
    for (const image of images) waitAnimationOf(image)?.finish();
    await waitFor(() => expect(revealStates(images)).toEqual(all(undefined)));
    await expect(seen(images)).toEqual(all(true));
  },
};

/** After 0.8 seconds the loaded pictures appear; each of the others appears as soon as it is loaded. */
export const WaitEnds: Story = {
  decorators: delayed,
  play: async ({ canvasElement }) => {
    const images = imagesIn(canvasElement);
    await expectAllWaiting(images);
    for (const image of images.slice(0, 3)) finishLoading(image);
    for (const image of images) waitAnimationOf(image)?.finish();
    await waitFor(() =>
      expect(revealStates(images)).toEqual([undefined, undefined, undefined, 'late', 'late']),
    );
    await expect(seen(images)).toEqual([true, true, true, false, false]);
    for (const image of images.slice(3)) {
      finishLoading(image);
      await expect(seen([image])).toEqual([true]);
      await expect(image.getAnimations()).toEqual([]);
    }
  },
};

/** After three seconds the place of a picture pulses; with reduced motion it is pale and still. */
export const Slow: Story = {
  args: { children: list(place => (place < 3 ? {} : { photo: unseen(place) })) },
  decorators: delayed,
  play: async ({ canvasElement }) => {
    const images = imagesIn(canvasElement);
    const slow = images.slice(3);
    await expectAllWaiting(images);
    for (const image of images.slice(0, 3)) finishLoading(image);
    for (const image of images) waitAnimationOf(image)?.finish();
    await waitFor(() => expect(revealStates(slow)).toEqual(['late', 'late']));
    pass(slow, 1999);
    await expect(seen(slow)).toEqual([false, false]);
    pass(slow, 2500);
    await expect(seen(slow)).toEqual([true, true]);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const image of slow) {
      await expect(waitAnimationOf(image)?.effect?.getTiming().iterations).toBe(
        still ? 1 : Number.POSITIVE_INFINITY,
      );
    }
    for (const image of images.slice(0, 3)) await expect(image.getAnimations()).toEqual([]);
    const [first, last] = slow;
    if (!first || !last) return;
    finishLoading(first);
    await expect(first.getAnimations()).toEqual([]);
    await expect(getComputedStyle(first).opacity).toBe('1');
    await expect(waitAnimationOf(last)).toBeDefined();
  },
};

/** A picture that fails does not delay the others; its figure appears at once. */
export const OneFails: Story = {
  decorators: delayed,
  play: async ({ canvas, canvasElement }) => {
    const images = imagesIn(canvasElement);
    await expectAllWaiting(images);
    for (const image of images.slice(1)) finishLoading(image);
    images[0]?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(canvas.getByText(text => text === 'A')).toBeVisible());
    for (const image of images.slice(1))
      await expect(waitAnimationOf(image)?.currentTime).toBe(groupTimeoutMs);
    for (const image of images.slice(1)) waitAnimationOf(image)?.finish();
    await waitFor(() => expect(seen(imagesIn(canvasElement))).toEqual([true, true, true, true]));
  },
};

/** While the server's page is loading, the pictures that it loads first stay visible. */
export const FirstOfThePage: Story = {
  args: { children: list(place => ({ priority: place < 2 })) },
  decorators: story => <DelayedPhotos early>{story()}</DelayedPhotos>,
  play: async ({ canvasElement }) => {
    const images = imagesIn(canvasElement);
    const first = images.slice(0, 2);
    await waitFor(() =>
      expect(revealStates(images)).toEqual([undefined, undefined, 'waiting', 'waiting', 'waiting']),
    );
    await expect(seen(first)).toEqual([true, true]);
    for (const image of images) finishLoading(image);
    await expect(seen(first)).toEqual([true, true]);
    for (const image of images) waitAnimationOf(image)?.finish();
    await waitFor(() => expect(seen(images)).toEqual(all(true)));
  },
};

/** Pictures out of view are not waited for until they come into view. */
export const OutOfView: Story = {
  decorators: [
    story => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      <div data-testid="window" tabIndex={0} style={{ blockSize: '8rem', overflow: 'auto' }}>
        <div style={{ blockSize: '40rem' }} />
        {story()}
      </div>
    ),
    story => <DelayedPhotos>{story()}</DelayedPhotos>,
  ],
  play: async ({ canvas, canvasElement }) => {
    const images = imagesIn(canvasElement);
    await painted();
    await expect(revealStates(images)).toEqual(all(undefined));
    canvas.getByTestId('window').scrollTo({ top: 10_000, behavior: 'instant' });
    await expectAllWaiting(images);
    for (const image of images) finishLoading(image);
    for (const image of images) waitAnimationOf(image)?.finish();
    await waitFor(() => expect(seen(images)).toEqual(all(true)));
  },
};

const onItsWay = (...which: number[]) =>
  list(place => (which.includes(place) ? { photo: unseen(place), alt: '' } : { alt: '' }));
const cells = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 7rem)',
  gap: '1rem',
  alignItems: 'center',
} as const;
const row = { inlineSize: 'min(33rem, 100vw - 4rem)' };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="all on their way · all there">
        <div style={row}>
          <PhotoGroup>{onItsWay(...places)}</PhotoGroup>
        </div>
        <div style={row}>
          <PhotoGroup>{onItsWay()}</PhotoGroup>
        </div>
      </SheetRow>
      <SheetRow label="after 0.8 s: what is there shows · after 3 s: the others are slow">
        <div style={row}>
          <PhotoGroup>{onItsWay(1, 3)}</PhotoGroup>
        </div>
        <div style={row}>
          <DelayedPhotos late>
            <PhotoGroup>{onItsWay(1, 3)}</PhotoGroup>
          </DelayedPhotos>
        </div>
      </SheetRow>
      <SheetRow label="slow: as it is in lists, without a colour of its own, locked, round · a skeleton">
        <div style={{ flex: 1, minInlineSize: 0 }}>
          <DelayedPhotos late>
            <PhotoGroup>
              <div style={cells}>
                <Photo photo={unseen(0)} alt="" />
                <Photo photo={{ ...unseen(0), thumbhash: undefined }} alt="" />
                <Photo photo={{ ...unseen(0), thumbhash: lockedPhoto.thumbhash, locked: true }} alt="" />
                <Photo photo={unseen(6)} alt="" ratio="1" radius="round" />
                <Skeleton ratio="4 / 5" radius="photo" />
              </div>
            </PhotoGroup>
          </DelayedPhotos>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
