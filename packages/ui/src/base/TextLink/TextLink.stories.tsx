import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inUse } from '../../../test/in-use.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Text } from '../Text/Text.tsx';
import { TextButton, TextLink } from './TextLink.tsx';

const meta = {
  title: 'Base/TextLink',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a link in a sentence.',
      avoid: 'an important link outside of a sentence: that is a LinkButton.',
    },
    accessibility: {
      keyboard: [['Enter', 'Follows the link.']],
      screenReader: ['Its words say where it leads, also without the sentence around it.'],
    },
  },
  component: TextLink,
  args: { href: '#terms', children: 'the terms of use' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const onSend = fn();

/** The pressed button keeps its words and the focus, and ignores further presses. */
export const Pending: Story = {
  render: () => (
    <Text>
      No mail yet?{' '}
      <TextButton pending onClick={onSend}>
        Send it again
      </TextButton>
    </Text>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: sample('Send it again'), busy: true });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: inUse,
  render: args => (
    <Sheet>
      <Text>
        By signing up you accept <TextLink {...args} /> and our care for your data.
      </Text>
      <Text tone="muted" size="s">
        No mail yet? <TextButton strong>Send it again</TextButton>
      </Text>
      {(['hover', 'focus'] as const).map(state => (
        <SheetRow key={state} label={state} inUse={state}>
          <TextLink {...args} />
          <TextButton>Send it again</TextButton>
        </SheetRow>
      ))}
    </Sheet>
  ),
};
