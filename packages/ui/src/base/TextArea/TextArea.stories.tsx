import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { AutosizeTextArea } from './AutosizeTextArea.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Base/TextArea',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'several lines: a message, a description.',
      avoid: 'one line of text: that is a TextField.',
    },
    accessibility: {
      keyboard: [['Enter', 'Begins a new line.']],
      screenReader: ['Description and error are read after the label.'],
    },
  },
  component: TextArea,
  args: { label: 'About you', value: '' },
  decorators: [story => <div style={{ inlineSize: '24rem' }}>{story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = (count: number) => Array.from({ length: count }, (_, line) => `Line ${line + 1}`).join('\n');

export const Default: Story = {
  render: function Growing(args) {
    const [value, setValue] = useState('');
    return <TextArea {...args} value={value} onChange={event => setValue(event.target.value)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText(sample('About you'));
    const before = box.getBoundingClientRect().height;
    await userEvent.click(box);
    await userEvent.paste(lines(6));
    await waitFor(() => expect(box.getBoundingClientRect().height).toBeGreaterThan(before));
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <TextArea {...args} placeholder="What would you tell a stranger on a train?" readOnly />
      <TextArea {...args} value={lines(5)} note="30 of 500" readOnly />
      <TextArea
        {...args}
        value={lines(12)}
        note="500 of 500"
        error="Five hundred characters at most."
        readOnly
      />
      <AutosizeTextArea aria-label="Message" value="Gladly, at eight in front of it" readOnly />
    </Sheet>
  ),
};
