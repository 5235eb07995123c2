import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words, wordsIn } from '../../../../test/words.ts';
import { discountCodeField } from '../../../i18n/messages/payments/direct-debit.ts';
import { DiscountCodeField, type DiscountCodeFieldProps } from './DiscountCodeField.tsx';

const meta = {
  title: 'Product/Payments/DiscountCodeField',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'beside an order, on sites that hand out codes outside of the product.',
      avoid: 'discounts that need no code: those are applied automatically and named by the DiscountNotice.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the field, then the button.'],
        ['Enter', 'In the field: checks the code.'],
      ],
      screenReader: [
        'That a code is checked, taken or refused is announced.',
        'When a code is removed, the focus returns to the field.',
      ],
    },
  },
  component: DiscountCodeField,
  args: { code: '', status: 'empty', percent: 25, onChange: fn(), onApply: fn(), onRemove: fn() },
  decorators: [story => <div style={{ maxInlineSize: '24rem' }}>{story()}</div>],
} satisfies Meta<typeof DiscountCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(args: DiscountCodeFieldProps) {
  const [code, setCode] = useState(args.code);
  const [status, setStatus] = useState(args.status);
  return (
    <DiscountCodeField
      {...args}
      code={code}
      status={status}
      onChange={change => {
        setCode(change.code);
        setStatus('empty');
      }}
      onApply={() => {
        args.onApply();
        setStatus(code === 'SPRING' ? 'applied' : 'invalid');
      }}
      onRemove={() => {
        setCode('');
        setStatus('empty');
      }}
    />
  );
}

/** Refused, then applied, then removed: each is announced, and the focus is never lost. */
export const Default: Story = {
  render: args => <Live {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: words(discountCodeField.label) });
    await expect(canvas.getByRole('button', { name: words(discountCodeField.apply) })).toBeDisabled();
    await userEvent.type(field, 'SPRIN{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(discountCodeField.invalid));
    await userEvent.type(field, 'G');
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: words(discountCodeField.apply) }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      wordsIn(discountCodeField.applied({ percent: formats().percent(25), code: 'SPRING' })),
    );
    await userEvent.click(canvas.getByRole('button', { name: words(discountCodeField.remove) }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: words(discountCodeField.label) })).toHaveFocus(),
    );
  },
};

/** The code is sent once. */
export const Checking: Story = {
  args: { code: 'SPRING', status: 'checking' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(discountCodeField.apply) }));
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
export const Applied: Story = { args: { code: 'SPRING', status: 'applied' } };
export const Invalid: Story = { args: { code: 'SPRIN', status: 'invalid' } };
export const Expired: Story = { args: { code: 'SUMMER', status: 'expired' } };
export const AlreadyUsed: Story = { args: { code: 'WELCOME25', status: 'used' } };

const Box = ({ width = '20rem', ...props }: DiscountCodeFieldProps & { width?: string }) => (
  <div style={{ inlineSize: width }}>
    <DiscountCodeField {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="empty · typed · being checked">
        <Box {...args} />
        <Box {...args} code="SPRING" />
        <Box {...args} code="SPRING" status="checking" />
      </SheetRow>
      <SheetRow label="unknown · ended · used before">
        <Box {...args} code="SPRIN" status="invalid" />
        <Box {...args} code="SUMMER" status="expired" />
        <Box {...args} code="WELCOME25" status="used" />
      </SheetRow>
      <SheetRow label="applied · 320 px: unknown, applied, long">
        <Box {...args} code="SPRING" status="applied" />
        <Box {...args} code="SPRIN" status="invalid" width="18rem" />
        <Box {...args} code={longName} status="applied" width="18rem" />
      </SheetRow>
    </Sheet>
  ),
};
