import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenFilm, filmOf } from '../../../../test/films.ts';
import { lander } from '../../../../test/landers.ts';
import { Phones } from '../../../../test/Phones.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { transitionsVideo, video } from '../../../i18n/messages/landers/lander-pages.ts';
import { TransitionsVideoLander } from './TransitionsVideoLander.tsx';

const films = [filmOf(2), filmOf(9), filmOf(1)];

const meta = {
  title: 'Product/Landers/TransitionsVideoLander',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'a story in three scenes.', avoid: 'films that only make sense with sound.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links, the scenes and the button of the film.'],
        ['Enter, Space', 'Show the scene, or play and stop the film.'],
      ],
      screenReader: [
        'The scenes are a list with a name, and the shown one says “current”; the film itself is hidden, its picture has a text.',
      ],
    },
    bare: true,
  },
  component: TransitionsVideoLander,
  args: { ...lander, films },
} satisfies Meta<typeof TransitionsVideoLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a frame plays its film. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: wordsIn(transitionsVideo.look) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(transitionsVideo.line) }));
    await expect(canvas.getByRole('button', { name: wordsIn(transitionsVideo.line) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('button', { name: wordsIn(transitionsVideo.look) })).not.toHaveAttribute(
      'aria-current',
    );
  },
};

/** When one film ends, the next one plays. */
export const Plays: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(video.play) }));
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull());
    canvasElement.querySelector('video')?.dispatchEvent(new Event('ended'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: wordsIn(transitionsVideo.line) })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
    await expect(canvas.getByRole('button', { name: words(video.pause) })).toBeVisible();
  },
};

export const PosterOnly: Story = { args: { saveData: true } };

/** No source can be played: the posters stay, and the frames still open. */
export const VideoError: Story = {
  args: { films: [brokenFilm, ...films.slice(1)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(video.play) }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(video.failed)));
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(transitionsVideo.evening) }));
    await expect(canvas.getByRole('button', { name: wordsIn(transitionsVideo.evening) })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const One: Story = { args: { films: films.slice(0, 1) } };
export const None: Story = { args: { films: [] } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <>
      <TransitionsVideoLander {...args} />
      <Phones>
        {[
          <TransitionsVideoLander key="usual" {...args} />,
          <TransitionsVideoLander key="one" {...args} films={films.slice(0, 1)} />,
          <TransitionsVideoLander key="none" {...args} films={[]} />,
        ]}
      </Phones>
    </>
  ),
};
