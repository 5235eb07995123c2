import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Base/Switch',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a setting that takes effect at once.',
      avoid: 'agreement in a form: that is a Checkbox.',
    },
    accessibility: {
      keyboard: [['Space', 'Switches it on or off.']],
      screenReader: [
        'Announced as a switch that is on or off. It acts at once; where a form has to be sent, use a Checkbox.',
      ],
    },
  },
  component: Switch,
  args: { label: 'E-mail for new messages', checked: false, onChange: fn() },
  decorators: [story => <div style={{ inlineSize: '24rem' }}>{story()}</div>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: sample('E-mail for new messages') }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <Switch {...args} />
      <Switch {...args} checked />
      <Switch {...args} checked description="At most one a day." />
      <Switch {...args} disabled description="Switched off for all devices." />
      <Switch {...args} error="We could not save this. Please try again." />
    </Sheet>
  ),
};
