import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { brokenFilm, film, filmOf } from '../../../../test/films.ts';
import { photographed } from '../../../../test/photographed.ts';
import { missingPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { video as videoWords } from '../../../i18n/messages/landers/lander-pages.ts';
import { FilmControl, LanderFilm, type LanderFilmProps } from './LanderFilm.tsx';
import { type FilmState, useFilm } from './useFilm.ts';

const waits: FilmState = {
  playing: false,
  failed: false,
  onPlay: fn(),
  onPause: fn(),
  onFail: fn(),
};
const wide = {
  position: 'relative',
  inlineSize: 'min(30rem, 100vw - 4rem)',
  aspectRatio: '16 / 9',
} as const;
const tall = { ...wide, inlineSize: '12rem', aspectRatio: '9 / 16' };

/** Film and button, as a landing page puts them together. */
const Stage = ({ style = wide, ...props }: LanderFilmProps & { style?: object }) => (
  <div style={style}>
    <LanderFilm {...props} />
    <FilmControl state={props.state} />
  </div>
);
const Running = ({ saveData = false, ...props }: Omit<LanderFilmProps, 'state'> & { saveData?: boolean }) => (
  <Stage {...props} state={useFilm(saveData)} />
);

const meta = {
  title: 'Product/Landers/LanderFilm',
  parameters: {
    accessibility: {
      keyboard: [['Enter, Space', 'On the button: plays or stops the film.']],
      screenReader: ['The picture has a text; a film that cannot be loaded says so.'],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a silent film that fills the stage of a landing page, with the `FilmControl` on top and `useFilm` for both: it autoplays only without reduced motion and data saver.',
      avoid:
        'films with sound or with words in them, films that a page cannot do without, and more than one that runs at a time.',
    },
  },
  component: LanderFilm,
  args: { film, state: waits },
  render: ({ film, onEnded }) => <Running film={film} onEnded={onEnded} />,
} satisfies Meta<typeof LanderFilm>;
export default meta;
type Story = StoryObj<typeof meta>;

const video = (element: HTMLElement) => element.querySelector('video');

/** Reduced motion: nothing of the film is loaded before the button is pressed. It plays muted, in a loop. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('img', { name: sample('An evening by the water') })).toBeVisible();
    await expect(video(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words(videoWords.play) }));
    await waitFor(() => expect(video(canvasElement)?.paused).toBe(false));
    await expect(video(canvasElement)).toMatchObject({ muted: true, loop: true });
    await userEvent.click(canvas.getByRole('button', { name: words(videoWords.pause) }));
    await expect(video(canvasElement)?.paused).toBe(true);
  },
};

const welcome = { matches: false } as MediaQueryList;

/** Without reduced motion it plays by itself, and can be paused. */
export const BeginsByItself: Story = {
  beforeEach: () => {
    const media = spyOn(window, 'matchMedia').mockReturnValue(welcome);
    return () => media.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: words(videoWords.pause) })).toBeVisible();
    await waitFor(() => expect(video(canvasElement)?.paused).toBe(false));
  },
};

/** The visitor saves data: the poster is shown until the button is pressed. */
export const PosterOnly: Story = {
  ...BeginsByItself,
  render: ({ film }) => <Running film={film} saveData />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: words(videoWords.play) })).toBeVisible();
    await expect(video(canvasElement)).toBeNull();
  },
};

/** In power-save mode the browser refuses autoplay: the button is shown instead. */
export const Refused: Story = {
  args: { state: { ...waits, playing: true, onPause: fn() } },
  beforeEach: () => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    );
    return () => play.mockRestore();
  },
  render: args => <Stage {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.state.onPause).toHaveBeenCalledOnce());
  },
};

/** One of several films: it does not loop, but reports its end. */
export const Ends: Story = {
  args: { onEnded: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(videoWords.play) }));
    await waitFor(() => expect(video(canvasElement)).toMatchObject({ loop: false }));
    fireEvent.ended(video(canvasElement) as HTMLVideoElement);
    await expect(args.onEnded).toHaveBeenCalled();
  },
};

/** No source can be played: the poster stays, with a note. */
export const VideoError: Story = {
  args: { film: brokenFilm },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(videoWords.play) }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(videoWords.failed)));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(video(canvasElement)).toBeNull();
    await expect(canvas.getByRole('img', { name: sample('An evening by the water') })).toBeVisible();
  },
};

/** The poster does not load either. */
export const NoPoster: Story = { args: { film: { ...film, poster: missingPhoto } } };

/** Only the static states: without a source nothing plays. */
const silent = { ...film, sources: [] };
const runs = { ...waits, playing: true };
const fails = { ...waits, failed: true };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: ({ film }) => (
    <Sheet>
      <SheetRow label="waits · runs">
        <Stage film={film} state={waits} />
        <Stage film={silent} state={runs} />
      </SheetRow>
      <SheetRow label="could not be loaded · no poster">
        <Stage film={film} state={fails} />
        <Stage film={{ ...film, poster: missingPhoto }} state={waits} />
      </SheetRow>
      <SheetRow label="tall, as on phones: waits, runs, could not be loaded, no poster">
        <Stage film={filmOf(2)} state={waits} style={tall} />
        <Stage film={{ ...filmOf(9), sources: [] }} state={runs} style={tall} />
        <Stage film={filmOf(1)} state={fails} style={tall} />
        <Stage film={{ ...film, poster: missingPhoto }} state={waits} style={tall} />
      </SheetRow>
    </Sheet>
  ),
};
