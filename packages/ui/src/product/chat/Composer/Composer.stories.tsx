import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Sheet, SheetRow } from '../../../testing/Sheet.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';

const draft = 'Gladly, at eight in front of the cinema';

const meta = {
  title: 'Product/Chat/Composer',
  parameters: {
    guidance: {
      use: 'writing a message, with its cost beside the button.',
      avoid: 'comments or descriptions that cost nothing and are not sent: that is a TextArea.',
    },
  },
  component: Composer,
  args: {
    name: 'Giulia',
    value: '',
    cost: { credits: 2, price: { amountMinor: 80, currency: 'EUR' } },
    credits: 14,
    creditsHref: '/credits',
    maxLength: 1000,
    enterSends: true,
    onChange: fn(),
    onSend: fn(),
    onNotEnoughCredits: fn(),
  },
  render: function Written(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Composer
        {...args}
        value={value}
        onChange={event => {
          args.onChange(event);
          setValue(event.text);
        }}
      />
    );
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message to Giulia' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription('2 credits · €0.80');
    await userEvent.type(box, '  Gladly  ');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Gladly' });
    await expect(box).toHaveFocus();
  },
};

export const EnterSends: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}Two');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'One\nTwo' });
  },
};

export const EnterMakesALine: Story = {
  args: { enterSends: false },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'One{Enter}Two');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(box).toHaveValue('One\nTwo');
  },
};

/** The text stays in the box and the offer opens. */
export const NotEnoughCredits: Story = {
  args: { credits: 1, value: draft },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onNotEnoughCredits).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue(draft);
  },
};

export const TooLong: Story = {
  args: { value: 'a'.repeat(1012) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Blocked: Story = {
  args: { blocked: { code: 'recipient_unavailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const NearTheLimit: Story = { args: { value: 'Long. '.repeat(160).slice(0, 960) } };
export const Unconfirmed: Story = { args: { value: draft, unconfirmed: { href: '/complete-signup' } } };

const Box = (props: ComposerProps) => (
  <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
    <Composer {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  render: args => (
    <Sheet>
      <SheetRow label="empty, written, several lines">
        <Box {...args} />
        <Box {...args} value={draft} />
        <Box
          {...args}
          value={`${draft}\n\nOr would you rather meet at the bar, a bit earlier? I can be there at half past seven.`}
        />
      </SheetRow>
      <SheetRow label="near the limit, over it">
        <Box {...args} value={'Long. '.repeat(160).slice(0, 960)} />
        <Box {...args} value={'Long. '.repeat(180).slice(0, 1012)} />
      </SheetRow>
      <SheetRow label="no credits, e-mail not confirmed, price unknown, free">
        <Box {...args} value={draft} credits={0} />
        <Box {...args} value={draft} unconfirmed={{ href: '/complete-signup' }} />
        <Box {...args} cost={{ credits: 2, price: null }} />
        <Box {...args} cost={{ credits: 0, price: null }} />
      </SheetRow>
      <SheetRow label="blocked, with and without a remedy">
        <Box {...args} blocked={{ code: 'recipient_unavailable' }} />
        <Box
          {...args}
          blocked={{ code: 'conversation_limit', max: 3 }}
          remedy={{ href: '/credits', label: 'Get credits' }}
        />
      </SheetRow>
    </Sheet>
  ),
};
