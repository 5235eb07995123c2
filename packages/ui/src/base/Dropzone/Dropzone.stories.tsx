import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { wordsIn } from '../../../test/words.ts';
import { Dropzone, type DropzoneProps } from './Dropzone.tsx';

const meta = {
  title: 'Base/Dropzone',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'files, where there is room to say what fits.',
      avoid: 'a single small picture in a form row: a Button that opens the files is enough.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Opens the file picker.']],
      screenReader: [
        'A file field with a label: dropping is only the short way.',
        'Why a file was refused is announced.',
      ],
    },
  },
  component: Dropzone,
  args: {
    label: 'Add a photo',
    dropHint: 'or drop it here',
    hint: 'JPEG, PNG or WebP, up to 10 MB',
    accept: 'image/*',
    onFiles: fn(),
  },
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
} satisfies Meta<typeof Dropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(sample('Add a photo')), file);
    await expect(args.onFiles).toHaveBeenCalledWith({ files: [file] });
  },
};

/** Touch screens have no drag and drop: there the hint about it is hidden. */
export const Dropping: Story = {
  play: async ({ args, canvas }) => {
    const mouse = matchMedia('(hover: hover) and (pointer: fine)').matches;
    await expect(getComputedStyle(canvas.getByText(sample('or drop it here'))).display).toBe(
      mouse ? 'block' : 'none',
    );
    await expect(canvas.getByLabelText(sample('Add a photo'))).toHaveAccessibleDescription(
      `${mouse ? `${sample(args.dropHint)} ` : ''}${sample(args.hint)}`,
    );
  },
};

function Refusing(args: DropzoneProps) {
  const [error, setError] = useState('');
  return <Dropzone {...args} error={error} onFiles={() => setError(sample('This file is too large.'))} />;
}

/** Why a file was refused is read out, and the focus stays where another one can be chosen. */
export const Refused: Story = {
  render: args => <Refusing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(sample('Add a photo'));
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    input.focus();
    await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
    await expect(status).toHaveTextContent(sample('This file is too large.'));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(wordsIn(sample('This file is too large.')));
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <Dropzone {...args} />
      <Dropzone {...args} dragOver />
      <Dropzone {...args} progress={60} progressLabel="Uploading" />
      <Dropzone {...args} error="This file is not a picture. JPEG, PNG, WebP and AVIF work." />
    </Sheet>
  ),
};
