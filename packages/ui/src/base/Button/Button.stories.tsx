import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inUse } from '../../../test/in-use.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Base/Button',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'what happens on this page: send, save, like. One primary button in view.',
      avoid: 'links to another page: a LinkButton can be opened in a new tab, a Button cannot.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Presses it.']],
      screenReader: [
        'While pending it says “busy”, keeps the focus and ignores presses.',
        'A disabled button is skipped by Tab: say beside it why.',
      ],
    },
  },
  component: Button,
  args: { children: 'Choose', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sample('Choose') }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = { args: { tone: 'primary', children: 'Sign up for free' } };

export const Pending: Story = {
  args: { tone: 'primary', pending: true, children: 'Send' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: sample('Send') });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongLabel: Story = {
  args: { children: 'Datenschutzeinstellungen speichern und mit der Anmeldung fortfahren' },
  decorators: [story => <div style={{ inlineSize: '16rem' }}>{story()}</div>],
};

const tones = ['primary', 'quiet', 'plain', 'danger'] as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: inUse,
  render: () => (
    <Sheet>
      {tones.map(tone => (
        <SheetRow key={tone} label={tone}>
          <Button tone={tone}>Choose</Button>
          <Button tone={tone} size="s">
            Small
          </Button>
          <Button tone={tone} size="l">
            Large
          </Button>
          <Button tone={tone} pending>
            Choose
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
        </SheetRow>
      ))}
      {(['hover', 'focus', 'pressed'] as const).map(state => (
        <SheetRow key={state} label={state} inUse={state}>
          {tones.map(tone => (
            <Button key={tone} tone={tone}>
              Choose
            </Button>
          ))}
          <Button disabled>Disabled</Button>
        </SheetRow>
      ))}
      <SheetRow label="icons">
        {tones.map(tone => (
          <Button key={tone} tone={tone} startIcon={<Icon shape={icons.plus} size="s" />}>
            Add
          </Button>
        ))}
        <Button endIcon={<Icon shape={icons.chevronEnd} size="s" />}>Next</Button>
        <Button size="s" startIcon={<Icon shape={icons.plus} size="xs" />}>
          Add
        </Button>
        <Button tone="primary" pending startIcon={<Icon shape={icons.plus} size="s" />}>
          Add
        </Button>
      </SheetRow>
      <SheetRow label="wide, long">
        <Button tone="primary" wide>
          Write to Giulia · 2 credits, €0.80
        </Button>
        <Button wide>Datenschutzeinstellungen speichern und mit der Anmeldung fortfahren</Button>
      </SheetRow>
    </Sheet>
  ),
};
