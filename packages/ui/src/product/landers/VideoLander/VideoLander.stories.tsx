import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenFilm, film, filmOf } from '../../../../test/films.ts';
import { lander } from '../../../../test/landers.ts';
import { Phones } from '../../../../test/Phones.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { missingPhoto } from '../../../../test/photos.ts';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { video } from '../../../i18n/messages/landers/lander-pages.ts';
import { VideoLander } from './VideoLander.tsx';

const meta = {
  title: 'Product/Landers/VideoLander',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a film, where it says more than a portrait.',
      avoid: 'films with sound or with words in them.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the button of the film and the links that sign up and log in.'],
        ['Enter, Space', 'On the button of the film: play or stop it.'],
      ],
      screenReader: ['The film is hidden, its picture has a text; a film that cannot be loaded says so.'],
    },
    bare: true,
  },
  component: VideoLander,
  args: { ...lander, film },
} satisfies Meta<typeof VideoLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reduced motion: the film plays on request; then it can be paused. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('img', { name: sample('An evening by the water') })).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words(video.play) }));
    const pause = await canvas.findByRole('button', { name: words(video.pause) });
    await waitFor(() => expect(canvasElement.querySelector('video')?.paused).toBe(false));
    await userEvent.click(pause);
    await expect(canvasElement.querySelector('video')?.paused).toBe(true);
  },
};

/** The visitor saves data: nothing of the film is loaded. */
export const PosterOnly: Story = {
  args: { saveData: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: words(video.play) })).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

/** No source can be played: the poster stays, with a note. */
export const VideoError: Story = {
  args: { film: brokenFilm },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(video.play) }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(video.failed)));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: sample('An evening by the water') })).toBeVisible();
  },
};

/** The poster does not load either. */
export const NoPoster: Story = { args: { film: { ...brokenFilm, poster: missingPhoto } } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <>
      <VideoLander {...args} />
      <Phones>
        {[
          <VideoLander key="usual" {...args} film={filmOf(2)} />,
          <VideoLander key="wide" {...args} saveData />,
          <VideoLander key="none" {...args} film={{ ...brokenFilm, poster: missingPhoto }} />,
        ]}
      </Phones>
    </>
  ),
};
