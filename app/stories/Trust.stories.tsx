import type { Meta } from '@storybook/react-vite';
import { getComplaintsExamples } from '@velluto/api-client/examples';
import { expect, within } from 'storybook/test';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Trust',
  tags: ['sheet'],
  ...screens('Reports and complaints: writing one, following it, appealing.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Complaints: ScreenStory = {
  args: { address: '/complaints', user: people.premium },
  play: async ({ canvas }) => {
    const [decided, received] = within(canvas.getByRole('main')).getAllByRole('listitem');
    await expect(decided).toHaveTextContent(/V-7KQ4-M2XP-9TRD.*Decided.*There was a warning.*Appeal$/);
    await expect(received).toHaveTextContent(/V-1HZ8-Q0WD-5NBC.*Received/);
    await expect(received).not.toHaveTextContent('Appeal');
    await expect(canvas.getByRole('combobox', { name: 'What is it about?' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  },
};

export const NoComplaints: ScreenStory = {
  args: {
    address: '/complaints',
    user: people.free,
    answers: { '/api/complaints.php': getComplaintsExamples.none },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Outcome' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'What happened?' })).toBeVisible();
  },
};

/** Visitors name themselves. */
export const Visitor: ScreenStory = {
  args: { address: '/complaints' },
  play: async ({ canvas }) => {
    for (const name of ['Your name', 'E-mail'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'What happened?' })).toBeVisible();
  },
};
