import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Base/Prose',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'long text that somebody wrote: terms, answers, a letter.',
      avoid: 'labels and short texts of the interface.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['Headings, lists and links inside are read as what they are.'],
    },
  },
  component: Prose,
  args: { children: null },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    children: (
      <>
        <p>
          Every message says before it is sent <strong>what it costs</strong>. Whoever reads on finds the{' '}
          <a href="#prices">prices</a> here.
        </p>
        <h2>What a credit is</h2>
        <p>A credit is a coin of this site. It does not run out, and it is paid once.</p>
        <ul>
          <li>Writing costs two credits.</li>
          <li>Reading and liking cost nothing.</li>
        </ul>
        <blockquote>I look for someone to miss trains with.</blockquote>
      </>
    ),
  },
};
export const Default: Story = { args: States.args };
