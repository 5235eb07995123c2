import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inUse } from '../../../test/in-use.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Base/TextField',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'one line of text, with a label that stays.',
      avoid: 'passwords, dates and searches, which have fields of their own.',
    },
    accessibility: {
      keyboard: [['Tab', 'Reaches it.']],
      screenReader: [
        'Description and error are read after the label; with an error it is announced as invalid.',
      ],
    },
  },
  component: TextField,
  args: { label: 'First name', onChange: fn() },
  decorators: [story => <div style={{ inlineSize: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(sample('First name')), 'Giulia');
    await expect(canvas.getByLabelText(sample('First name'))).toHaveValue('Giulia');
  },
};
export const Invalid: Story = {
  args: { error: 'At least two letters, please.', description: 'As others call you.', defaultValue: 'G' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(sample('First name'));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      `${sample('As others call you.')} ${sample('At least two letters, please.')}`,
    );
  },
};

const cell = { inlineSize: '17rem' };
const long =
  'This name is taken. Choose another one, or log in if it is yours and you have only forgotten the password.';

export const States: Story = {
  tags: ['sheet'],
  parameters: inUse,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="empty, with placeholder, filled, disabled">
        {[
          {},
          { placeholder: 'giulia@example.org' },
          { defaultValue: 'Giulia' },
          { defaultValue: 'Giulia', disabled: true },
        ].map((state, index) => (
          <div key={JSON.stringify(state)} style={cell}>
            <TextField label={['First name', 'E-mail', 'First name', 'First name'][index] ?? ''} {...state} />
          </div>
        ))}
      </SheetRow>
      {(['hover', 'focus'] as const).map(state => (
        <SheetRow key={state} label={`${state}; empty, filled, with an error, disabled`} inUse={state}>
          {[
            {},
            { defaultValue: 'Giulia' },
            { defaultValue: 'G', error: 'At least two letters, please.' },
            { defaultValue: 'Giulia', disabled: true },
          ].map(field => (
            <div key={JSON.stringify(field)} style={cell}>
              <TextField label="First name" {...field} />
            </div>
          ))}
        </SheetRow>
      ))}
      <SheetRow label="help, note, error, long error">
        <div style={cell}>
          <TextField label="First name" description="As others call you." />
        </div>
        <div style={cell}>
          <TextField label="Motto" note="optional" />
        </div>
        <div style={cell}>
          <TextField label="First name" defaultValue="G" error="At least two letters, please." />
        </div>
        <div style={cell}>
          <TextField label="User name" defaultValue="giulia" error={long} description="Others see it." />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
